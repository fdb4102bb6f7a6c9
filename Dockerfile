# Curbcut 0.2.0 with a shell and git, which jobs and --since need. Build it in a clone of this repository:
#
#   docker build --tag curbcut:0.2.0 .
#   docker run --rm --volume "$PWD:/app" curbcut:0.2.0 lint
FROM swift:6.1 AS build
WORKDIR /curbcut
COPY Package.swift ./
COPY Sources Sources
RUN swift build --configuration release --product curbcut -Xswiftc -static-executable \
  && strip --strip-all .build/release/curbcut

FROM debian:stable-slim
RUN apt-get update \
  && apt-get install --no-install-recommends --yes git \
  && rm -rf /var/lib/apt/lists/* \
  # The folder that is mounted belongs to somebody else, which git refuses to read unless told.
  && git config --system --add safe.directory '*'
COPY --from=build /curbcut/.build/release/curbcut /usr/local/bin/curbcut
WORKDIR /app
ENTRYPOINT ["curbcut"]
CMD ["lint"]

#!/usr/bin/env python3
"""Plays the host of the releases, on 127.0.0.1: the addresses that anybody can load, and the API that wants a token.

  server.py <folder of the release> <version> <file for the port> <file for what was asked>
"""

import http.server
import json
import pathlib
import sys

folder, version, port_file, log = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4]
TOKEN = "secret-token"


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        authorized = self.headers.get("Authorization") == f"Bearer {TOKEN}"
        with open(log, "a", encoding="utf-8") as file:
            print(self.path, "token" if self.headers.get("Authorization") else "-", file=file)
        parts = self.path.strip("/").split("/")
        files = sorted(path.name for path in folder.iterdir())
        here = f"http://127.0.0.1:{self.server.server_port}"
        release = f"/your/curbcut/releases/download/v{version}/"
        if self.path.startswith(release) and parts[-1] in files:
            return self.answer(200, (folder / parts[-1]).read_bytes())
        # A private repository: without a token, nothing is there.
        if self.path == f"/api/repos/your/curbcut/releases/tags/v{version}" and authorized:
            assets = [{"name": name, "url": f"{here}/api/assets/{number}"} for number, name in enumerate(files)]
            return self.answer(200, json.dumps({"assets": assets}).encode())
        if parts[:2] == ["api", "assets"] and authorized and self.headers.get("Accept") == "application/octet-stream":
            # Another host by its name, as with GitHub: the token must not reach it.
            return self.answer(302, b"", f"http://localhost:{self.server.server_port}/stored/{files[int(parts[2])]}")
        if parts[0] == "stored" and not self.headers.get("Authorization"):
            return self.answer(200, (folder / parts[-1]).read_bytes())
        return self.answer(404, b"not there")

    def answer(self, status: int, body: bytes, location: str = ""):
        self.send_response(status)
        if location:
            self.send_header("Location", location)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
pathlib.Path(port_file).write_text(str(server.server_port), encoding="utf-8")
server.serve_forever()

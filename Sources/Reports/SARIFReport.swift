// stub
public enum SARIFReport {
  public static func bytes(_ report: Report) -> [UInt8] { [] }
}

import CurbcutFindings
public enum RulePages { public static let all: [RuleDescription] = [] }

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** The part of a contract's object schema that a form needs. */
export interface RecordSchema {
  readonly shape: Readonly<Record<string, unknown>>;
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } };
}

/** The contract's complaints by dotted path, the first of each field. */
export function schemaErrors(schema: RecordSchema, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { message, path } of result.error.issues) errors[path.map(String).join('.')] ??= message;
  return errors;
}

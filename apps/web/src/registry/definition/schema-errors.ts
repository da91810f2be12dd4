interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** The part of a contract's object schema that a form needs. */
export interface RecordSchema {
  readonly shape: Readonly<Record<string, unknown>>;
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } };
}

/**
 * The contract's complaints by dotted path, the first of each field. A cleared field is no value of its type, and
 * the schema would say so in the words of a programmer.
 */
export function schemaErrors(schema: RecordSchema, values: unknown): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { code, message, path } of result.error.issues) {
    const field = path.map(String).join('.');
    errors[field] ??= code === 'invalid_type' && !isItalian(message) ? 'Inserisci un valore.' : message;
  }
  return errors;
}

const isItalian = (message: string): boolean => !message.startsWith('Invalid');

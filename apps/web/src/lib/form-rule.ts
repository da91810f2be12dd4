interface Schema {
  safeParse(
    value: unknown,
  ): { success: true } | { success: false; error: { issues: readonly { message: string }[] } };
}

/** A field's rule taken from the request's own schema: the first complaint, or null. */
export const schemaRule =
  (schema: Schema) =>
  (value: unknown): string | null => {
    const result = schema.safeParse(value);
    return result.success ? null : (result.error.issues[0]?.message ?? 'Valore non valido.');
  };

import { JsonText } from '@truciolo/contract';

/** `JSON.stringify` for values that are JSON text, or contain such parts: those are inserted unchanged. */
export function writeJson(value: object): string {
  if (value instanceof JsonText) return value.text;
  const parts = Array.isArray(value) ? [] : Object.entries(value);
  if (!parts.some(([, part]) => part instanceof JsonText)) return JSON.stringify(value);
  const written = parts.flatMap(([name, part]) =>
    part === undefined
      ? []
      : [`${JSON.stringify(name)}:${part instanceof JsonText ? part.text : JSON.stringify(part)}`],
  );
  return `{${written.join(',')}}`;
}

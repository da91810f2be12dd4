/** Non-ASCII letters of a STEP string: `\X\E0` (Latin-1) and `\X2\00E0\X0\` (UTF-16). */
export function decodeText(text: string): string {
  return text
    .replace(/\\X2\\([0-9A-F]*)\\X0\\/g, (_, digits: string) =>
      digits.replace(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16))),
    )
    .replace(/\\X\\([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .trim();
}

/** Hands a text or bytes to the browser as a file to be saved. */
export function saveFile(fileName: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

interface MadeFile {
  readonly fileName: string;
  readonly base64: string;
  readonly type: string;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A file that the server made for us. */
export const fileBlob = ({ base64, type }: MadeFile): Blob => new Blob([bytesOf(base64)], { type });

export const saveBase64 = ({ fileName, base64, type }: MadeFile): void =>
  saveFile(fileName, bytesOf(base64), type);

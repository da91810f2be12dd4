import { saveFile } from '../../../lib/save-file.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of the server as a file of the user. */
export function saveWorkbook({ fileName, base64 }: { fileName: string; base64: string }): void {
  saveFile(
    fileName,
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    XLSX,
  );
}

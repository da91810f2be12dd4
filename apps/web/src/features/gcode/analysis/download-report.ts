import type { Report } from '@truciolo/gcode';

/** The report as a file, named after the program. */
export function downloadReport(fileName: string, machine: string, report: Report): void {
  const text = JSON.stringify({ file: fileName, machine, ...report }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName.replace(/\.[^.]*$/, '')}-analisi.json`;
  link.click();
  URL.revokeObjectURL(url);
}

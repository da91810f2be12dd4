interface SampleDrawing {
  readonly code: string;
  readonly revision: string;
  readonly title: string;
  readonly material: string;
  readonly tolerance: string;
  readonly treatment: string;
  readonly customer: string;
  /** mm */
  readonly diameter: number;
  readonly length: number;
  readonly callouts: readonly string[];
}

/** A4 landscape in points. */
const PAGE = { width: 842, height: 595 } as const;

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
const text = (x: number, y: number, size: number, words: string): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET`;
const line = (x1: number, y1: number, x2: number, y2: number): string => `${x1} ${y1} m ${x2} ${y2} l S`;
const box = (x: number, y: number, width: number, height: number): string =>
  `${x} ${y} ${width} ${height} re S`;

/** A title block of six cells, and a turned part with its dimensions. */
function contentOf(drawing: SampleDrawing): string {
  const { code, revision, title, material, tolerance, treatment, customer, diameter, length, callouts } =
    drawing;
  const cells: readonly (readonly [x: number, y: number, width: number, label: string, value: string])[] = [
    [470, 120, 170, 'MATERIALE', material],
    [640, 120, 170, 'TRATTAMENTO', treatment],
    [470, 86, 170, 'TOLLERANZE GENERALI', tolerance],
    [640, 86, 170, 'SCALA', '1:1'],
    [470, 52, 340, 'DENOMINAZIONE', title],
    [470, 18, 150, 'COMMITTENTE', customer],
    [620, 18, 130, 'CODICE DISEGNO', code],
    [750, 18, 60, 'REV.', revision],
  ];
  return [
    '1 w',
    box(20, 18, 800, 560),
    '0.5 w',
    ...cells.flatMap(([x, y, width, label, value]) => [
      box(x, y, width, 34),
      text(x + 4, y + 24, 6, label),
      text(x + 4, y + 8, 11, value),
    ]),
    '1.4 w',
    box(140, 300, 260, 130),
    line(400, 320, 470, 320),
    line(400, 410, 470, 410),
    line(470, 320, 470, 410),
    '0.4 w',
    line(120, 365, 490, 365),
    line(140, 270, 470, 270),
    text(290, 274, 10, String(length)),
    line(110, 300, 110, 430),
    text(70, 362, 10, `\u00d8${diameter}`),
    ...callouts.map((callout, index) => text(520, 480 - index * 22, 10, callout)),
  ].join('\n');
}

/** A small PDF that the readers of drawings understand: text in WinAnsi, lines as paths. */
export function sampleDrawing(drawing: SampleDrawing): Buffer {
  const content = contentOf(drawing);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A PDF of one page with a content stream, a second font and, on request, a form field. */
export function makePdf(content: string, { field = '', rotate = 0, symbols = 'Symbol' } = {}): Uint8Array {
  const annotation = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /Rect [100 500 300 520]';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${field && ' /AcroForm << /Fields [7 0 R] >>'} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Rotate ${rotate} /Contents 4 0 R
       /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >>${field && ' /Annots [7 0 R]'} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Font /Subtype /TrueType /BaseFont /${symbols} /Encoding /WinAnsiEncoding >>`,
    ...(field ? [`${annotation} /V (${field}) >>`] : []),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

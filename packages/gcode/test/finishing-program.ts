/** A finishing program as CAM writes it: zigzag over a wavy surface, about 28 bytes a line. */
export function finishingProgram(lines: number): Uint8Array {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [
    encoder.encode('%\nO1000 (FINITURA)\nG21 G90 G17\nT1 M6\nS12000 M3\nG0 X0 Y0 Z50\n'),
  ];
  const pointsPerPass = 400;
  let text = '';
  for (let i = 0; i < lines; i++) {
    const pass = Math.floor(i / pointsPerPass);
    const along = i % pointsPerPass;
    const x = (pass % 2 === 0 ? along : pointsPerPass - 1 - along) * 0.25;
    const y = pass * 0.1;
    const z = 5 * Math.sin(x * 0.12) * Math.cos(y * 0.07) - 10;
    text += `G1 X${x.toFixed(4)} Y${y.toFixed(4)} Z${z.toFixed(4)}${i % 1000 === 0 ? ' F3000' : ''}\n`;
    if (text.length > 1 << 20) {
      chunks.push(encoder.encode(text));
      text = '';
    }
  }
  chunks.push(encoder.encode(`${text}G0 Z50\nM30\n%\n`));
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

import { describe, expect, it } from 'vitest';
import { findMaterialsIn } from './find-in-text.ts';

const read = (text: string) =>
  findMaterialsIn(text).map(
    (found) => `${found.text} = ${found.material?.id ?? (found.isFamily ? 'family' : 'unknown')}`,
  );

describe('materials in running text', () => {
  it.each([
    ['boccole in ottone OT58 diam. 40', ['ottone OT58 = cw614n']],
    ['perni 39NiCrMo3 bonificato', ['39NiCrMo3 = 39nicrmo3']],
    ['piastre C 45 dim. 200x150x20', ['C 45 = c45']],
    ['rondelle PA6 nero', ['PA6 = pa6']],
    ['supporti ghisa GG25 come campione', ['ghisa GG25 = gjl250']],
    ['staffa in Fe 510, zincata', ['Fe 510 = s355j2']],
    ['S355JR laminato', ['S355JR = s355j2']],
    ['S355 (Fe 510)', ['S355 (Fe 510) = s355j2']],
    ['coperchio in alluminio 6082-T6', ['alluminio 6082-T6 = 6082']],
    ['Al 6082 (anticorodal), anodizzato', ['Al 6082 (anticorodal) = 6082']],
    ['6061 o 6082', ['6061 = 6061', '6082 = 6082']],
    ['X5CrNi18-10 (1.4301)', ['X5CrNi18-10 (1.4301) = 14301']],
    ['in inox 304', ['inox 304 = 14301']],
    ['staffe in 304 satinato', ['304 = 14301']],
    ['AISI 316L lucidato', ['AISI 316L = 14404']],
    ['42 CrMo 4 bonificato', ['42 CrMo 4 = 42crmo4']],
    ['11SMnPb37', ['11SMnPb37 = 11smnpb37']],
    ['bronzo CuSn12', ['bronzo CuSn12 = cusn12']],
    ['aus 1.4301 und Messing', ['1.4301 = 14301', 'Messing = family']],
    ['in alluminio', ['alluminio = family']],
    ['POM bianco', ['POM = pomc']],
  ])('«%s»', (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    'codice AX-C45-2',
    'anno 2024, 304 pezzi',
    'consegna in 304 pezzi, in 316 giorni',
    'TR-2201-014 rev. B',
    '5-10-20',
    'M12 e Ø 20 h6',
    'RB/77.3-A',
    'ISO 2768-mK',
  ])('«%s» names none', (text) => expect(read(text)).toEqual([]));
});

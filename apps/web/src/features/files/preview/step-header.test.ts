import { expect, it } from 'vitest';
import { readStepHeader } from './step-header.ts';

const file = `ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('Modello; di prova'),'2;1');
FILE_NAME('C:\\\\flangia d''angolo.stp','2026-11-15T09:00:00',('M. Bianchi'),
  ('Officina','Valsesia'),'ST-DEVELOPER v19','SolidWorks 2024','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 }'));
ENDSEC;
DATA;
#7=PRODUCT('FL-200','Flangia \\X2\\00E0\\X0\\',$,(#3));
#9 = PRODUCT ( 'PR-1' , '' , '' , (#3) ) ;
#11=PRODUCT_DEFINITION('design','',#7,#4);
ENDSEC;
END-ISO-10303-21;`;

it('reads name, schema, program and products', () => {
  expect(readStepHeader(file)).toEqual({
    name: "C:\\\\flangia d'angolo.stp",
    schema: 'AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 }',
    system: 'SolidWorks 2024',
    products: ['Flangia à', 'PR-1'],
  });
});

it('leaves out missing data', () => {
  const none = { name: '', schema: '', system: '', products: [] };
  expect(readStepHeader('ISO-10303-21;\nHEADER;\n')).toEqual(none);
  expect(readStepHeader('%PDF-1.7')).toBeNull();
});

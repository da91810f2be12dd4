import { COLOUR_KINDS } from './colours/face-colours.ts';
import { UNIT_KINDS } from './declared-unit.ts';
import { SOLID_KINDS } from './faces/written-solids.ts';
import { PMI_KINDS } from './pmi/read-pmi.ts';
import { TEXT_KINDS } from './pmi/written-texts.ts';
import { NAME_KINDS } from './solid-names.ts';
import { StepText } from './text/step-text.ts';

/** The text of a STEP file for data that the kernel drops: unit, names, colours, tolerances. */
export const openText = (text: string): StepText =>
  new StepText(text, [
    ...UNIT_KINDS,
    ...NAME_KINDS,
    ...SOLID_KINDS,
    ...COLOUR_KINDS,
    ...PMI_KINDS,
    ...TEXT_KINDS,
  ]);

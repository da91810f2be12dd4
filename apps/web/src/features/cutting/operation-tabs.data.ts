import {
  familiesOf,
  familyLabels,
  type Operation,
  toolMaterialLabels,
  toolMaterials,
} from '@truciolo/cutting';
import type { ChoiceUse, FieldUse, TabSpec } from './tab-spec.ts';

const yesNo = [
  ['no', 'No'],
  ['yes', 'Sì'],
] as const;

const carbideFirst: ChoiceUse = {
  name: 'toolMaterial',
  label: 'Utensile',
  place: 'main',
  options: [
    ['carbide', 'Metallo duro'],
    ['hss', 'HSS'],
  ],
};
/** Turning and milling also have edges of CBN, ceramic and PCD. */
const anyEdge: ChoiceUse = {
  name: 'toolMaterial',
  label: 'Tagliente',
  place: 'main',
  options: toolMaterials.map((material) => [material, toolMaterialLabels[material]]),
};
const family = (operation: Operation): ChoiceUse => ({
  name: 'family',
  label: 'Utensile',
  place: 'main',
  options: familiesOf(operation).map((one) => [one, familyLabels[one]]),
});
const hssFirst: ChoiceUse = { ...carbideFirst, options: [...carbideFirst.options].reverse() };
const through: ChoiceUse = { name: 'through', label: 'Foro passante', place: 'main', options: yesNo };
const wiper: ChoiceUse = { name: 'wiper', label: 'Inserto wiper', place: 'more', options: yesNo };
const interrupted: ChoiceUse = {
  name: 'interrupted',
  label: 'Taglio interrotto',
  place: 'more',
  options: yesNo,
};

/** State of the edge and of the drive: folded away, a new edge on a usual spindle until somebody says otherwise. */
const refinements: readonly FieldUse[] = [
  { name: 'hardness', place: 'more', label: 'Durezza effettiva (HB, HRC)' },
  { name: 'gamma', place: 'more', label: 'Angolo di spoglia γ' },
  { name: 'wear', place: 'more' },
  { name: 'eta', place: 'more' },
];
/** Order of magnitude of one edge of an insert and of its change; the shop types its own. */
const edgeCosts: readonly FieldUse[] = [
  { name: 'Ct', place: 'cost', start: 3.2, label: 'Tagliente' },
  { name: 'tct', place: 'cost', start: 1, label: 'Cambio tagliente' },
];
const kapr = (start: number): FieldUse => ({ name: 'kapr', place: 'main', start, label: 'Angolo KAPR' });
const nose: FieldUse = { name: 'r', place: 'main', start: 0.8 };
const wantedSurface: FieldUse = { name: 'Ra', place: 'more' };
const depth = (start: number): FieldUse => ({ name: 'depth', place: 'main', start });
const passes: FieldUse = { name: 'passes', place: 'more', label: 'Passate' };

const cutterShape: ChoiceUse = {
  name: 'cutter',
  label: 'Forma della fresa',
  place: 'more',
  options: [
    ['straight', 'Diritta'],
    ['round', 'Inserti tondi'],
  ],
  when: ['family', 'solid-mill', 'shoulder-mill', 'face-mill', 'high-feed-mill'],
};
const contour: ChoiceUse = {
  name: 'contour',
  label: 'Contorno',
  place: 'more',
  options: [
    ['none', 'Rettilineo'],
    ['inner', 'Interno'],
    ['outer', 'Esterno'],
  ],
};

const milling = (
  tab: Pick<TabSpec, 'slug' | 'label'> & { kind: NonNullable<TabSpec['kind']> },
  tool: { D: number; z: number; kapr: number; r?: number },
): TabSpec => ({
  ...tab,
  operation: 'milling',
  family: 'mill',
  startSpeed: 150,
  feeds: ['fz', 'f', 'vf', 'hex'],
  choices: [family('milling'), anyEdge, cutterShape, contour, interrupted],
  fields: [
    { name: 'D', place: 'main', start: tool.D, label: 'Diametro fresa D' },
    { name: 'z', place: 'main', start: tool.z, label: 'Denti z' },
    { ...kapr(tool.kapr), when: ['cutter', 'straight'] },
    { name: 'iC', place: 'main', start: 12, label: 'Inserto tondo iC', when: ['cutter', 'round'] },
    { name: 'L', place: 'main', start: 100 },
    { name: 'ap', place: 'range' },
    ...(tab.kind === 'slot' ? [] : ([{ name: 'ae', place: 'range' }] satisfies FieldUse[])),
    { name: 'overhang', place: 'range', label: 'Sporgenza fresa' },
    { name: 'r', place: 'more', ...(tool.r === undefined ? {} : { start: tool.r }) },
    passes,
    { name: 'approach', place: 'more' },
    { name: 'Dw', place: 'more', label: 'Diametro contorno Dw', when: ['contour', 'inner', 'outer'] },
    ...refinements,
    ...edgeCosts,
  ],
});

/** The tabs of the page in the order of the trade: lathe, mill, holes, threads, cutting off. */
export const operationTabs: readonly TabSpec[] = [
  {
    slug: 'tornitura',
    label: 'Tornitura',
    operation: 'turning',
    family: 'lathe',
    startSpeed: 200,
    feeds: ['f', 'vf'],
    choices: [family('turning'), anyEdge, wiper, interrupted],
    fields: [
      { name: 'D', place: 'main', start: 50 },
      { name: 'L', place: 'main', start: 80 },
      nose,
      kapr(95),
      { name: 'ap', place: 'range' },
      { name: 'overhang', place: 'range', label: 'Sporgenza pezzo' },
      wantedSurface,
      passes,
      { name: 'allowance', place: 'more', label: 'Sovrametallo sul raggio' },
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'sfacciatura',
    label: 'Sfacciatura',
    operation: 'facing',
    family: 'lathe',
    startSpeed: 200,
    feeds: ['f', 'vf'],
    choices: [family('facing'), anyEdge, wiper, interrupted],
    fields: [
      { name: 'D', place: 'main', start: 80 },
      { name: 'd', place: 'main', start: 0 },
      nose,
      kapr(95),
      { name: 'ap', place: 'range' },
      wantedSurface,
      passes,
      ...refinements,
      ...edgeCosts,
    ],
  },
  milling({ slug: 'spianatura', label: 'Spianatura', kind: 'face' }, { D: 63, z: 5, kapr: 45, r: 0.8 }),
  milling({ slug: 'spallamento', label: 'Spallamento', kind: 'shoulder' }, { D: 16, z: 4, kapr: 90 }),
  milling({ slug: 'cava', label: 'Cava', kind: 'slot' }, { D: 12, z: 3, kapr: 90 }),
  {
    slug: 'foratura',
    label: 'Foratura',
    operation: 'drilling',
    family: 'mill',
    startSpeed: 80,
    feeds: ['f', 'vf', 'fz'],
    choices: [family('drilling'), through, interrupted],
    fields: [
      { name: 'D', place: 'main', start: 10, label: 'Diametro punta D' },
      depth(30),
      { name: 'point', place: 'more' },
      { name: 'peck', place: 'more', label: 'Scarico trucioli ogni' },
      { name: 'approach', place: 'more' },
      { name: 'overrun', place: 'more' },
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'barenatura',
    label: 'Barenatura',
    operation: 'boring',
    family: 'mill',
    startSpeed: 150,
    feeds: ['f', 'vf'],
    choices: [
      anyEdge,
      {
        name: 'bar',
        label: 'Barra',
        place: 'main',
        options: [
          ['steel', 'Acciaio'],
          ['carbide', 'Metallo duro'],
        ],
      },
      through,
      wiper,
      interrupted,
    ],
    fields: [
      { name: 'D', place: 'main', start: 40, label: 'Diametro finale D' },
      depth(40),
      { ...nose, start: 0.4 },
      kapr(90),
      { name: 'ap', place: 'range' },
      { name: 'overhang', place: 'range', label: 'Sporgenza barra' },
      { name: 'barDiameter', place: 'more', label: 'Diametro barra' },
      wantedSurface,
      passes,
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'alesatura',
    label: 'Alesatura',
    operation: 'reaming',
    family: 'mill',
    startSpeed: 12,
    feeds: ['f', 'vf', 'fz'],
    choices: [hssFirst, through, interrupted],
    fields: [
      { name: 'D', place: 'main', start: 12, label: 'Diametro D' },
      { name: 'z', place: 'main', start: 6, label: 'Denti z' },
      depth(25),
      { name: 'allowance', place: 'range', label: 'Sovrametallo sul diametro' },
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'maschiatura',
    label: 'Maschiatura',
    operation: 'tapping',
    family: 'mill',
    startSpeed: 12,
    feeds: [],
    choices: [
      hssFirst,
      {
        name: 'tap',
        label: 'Maschio',
        place: 'main',
        options: [
          ['cutting', 'A tagliare'],
          ['forming', 'A rullare'],
        ],
      },
      through,
    ],
    fields: [
      { name: 'D', place: 'main', start: 8, label: 'Diametro nominale D' },
      { name: 'P', place: 'main', start: 1.25 },
      depth(16),
      { name: 'z', place: 'more', label: 'Taglienti z' },
      { name: 'chamfer', place: 'more' },
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'fresatura-filetti',
    label: 'Fresatura filetti',
    operation: 'thread-milling',
    family: 'mill',
    startSpeed: 100,
    feeds: ['fz', 'f', 'vf'],
    choices: [
      carbideFirst,
      {
        name: 'side',
        label: 'Filetto',
        place: 'main',
        options: [
          ['internal', 'Interno'],
          ['external', 'Esterno'],
        ],
      },
      {
        name: 'threadCutter',
        label: 'Fresa',
        place: 'main',
        options: [
          ['full', 'Multidente'],
          ['single', 'Un dente'],
        ],
      },
    ],
    fields: [
      { name: 'D', place: 'main', start: 24, label: 'Diametro nominale D' },
      { name: 'P', place: 'main', start: 2 },
      { name: 'Dc', place: 'main', start: 16, label: 'Diametro fresa Dc' },
      { name: 'z', place: 'main', start: 4, label: 'Denti z' },
      depth(30),
      { name: 'cutterLength', place: 'more', when: ['threadCutter', 'full'] },
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'filettatura-al-tornio',
    label: 'Filettatura al tornio',
    operation: 'thread-turning',
    family: 'lathe',
    startSpeed: 100,
    feeds: [],
    choices: [
      carbideFirst,
      {
        name: 'side',
        label: 'Filetto',
        place: 'main',
        options: [
          ['external', 'Esterno'],
          ['internal', 'Interno'],
        ],
      },
    ],
    fields: [
      { name: 'D', place: 'main', start: 20, label: 'Diametro nominale D' },
      { name: 'P', place: 'main', start: 2.5 },
      { name: 'L', place: 'main', start: 30, label: 'Lunghezza filetto L' },
      passes,
      { name: 'runIn', place: 'more' },
      { name: 'retract', place: 'more' },
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'troncatura',
    label: 'Troncatura',
    operation: 'parting',
    family: 'lathe',
    startSpeed: 120,
    feeds: ['f', 'vf'],
    choices: [
      carbideFirst,
      {
        name: 'plunge',
        label: 'Lavoro',
        place: 'main',
        options: [
          ['parting', 'Troncatura'],
          ['grooving', 'Gola'],
        ],
      },
      { name: 'easeCentre', label: 'Metà avanzamento al centro', place: 'more', options: yesNo },
    ],
    fields: [
      { name: 'D', place: 'main', start: 40 },
      { name: 'd', place: 'main', start: 0 },
      { name: 'b', place: 'main', start: 3 },
      passes,
      ...refinements,
      ...edgeCosts,
    ],
  },
  {
    slug: 'taglio-sega',
    label: 'Taglio sega',
    operation: 'sawing',
    family: 'saw',
    feeds: [],
    choices: [
      {
        name: 'saw',
        label: 'Sega',
        place: 'main',
        options: [
          ['band', 'A nastro'],
          ['circular', 'Circolare'],
        ],
      },
      {
        name: 'shape',
        label: 'Barra',
        place: 'main',
        options: [
          ['round', 'Tondo'],
          ['rectangle', 'Piatto'],
          ['tube', 'Tubo'],
        ],
      },
    ],
    fields: [
      { name: 'D', place: 'main', start: 80, when: ['shape', 'round', 'tube'] },
      { name: 'wall', place: 'main', start: 5, when: ['shape', 'tube'] },
      { name: 'width', place: 'main', start: 80, when: ['shape', 'rectangle'] },
      { name: 'height', place: 'main', start: 40, when: ['shape', 'rectangle'] },
      { name: 'S', place: 'range', start: 50 },
      { name: 'handling', place: 'main', start: 30, label: 'Avanzamento e bloccaggio' },
      { name: 'kerf', place: 'more', label: 'Taglio della lama' },
      { name: 'vc', place: 'more', label: 'Velocità lama vc' },
      { name: 'toothPitch', place: 'more', label: 'Passo dei denti' },
      ...refinements.filter(({ name }) => name !== 'hardness'),
    ],
  },
];

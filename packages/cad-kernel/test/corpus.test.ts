import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analysePart, type PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { detectFormat } from '../src/detect-format.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { type KnownGroup, matchHoles } from './match-holes.ts';

/** Real parts with labels are beside the checkout if present; they are not part of the project. */
const samples = fileURLToPath(new URL('../../../../shared/samples/', import.meta.url));
/** They take over a minute of computing, so that `npm test` leaves them to `npm test -- --all`. */
const present = existsSync(samples) && byScope(false, true);

type Range = number | readonly [number, number];

interface Truth {
  readonly volume?: number;
  readonly volTol?: number;
  readonly box?: readonly number[];
  readonly boxAlt?: readonly number[];
  readonly bbox?: readonly number[];
  readonly process?: string | readonly string[];
  readonly negative?: boolean;
  readonly setups?: Range;
  readonly pockets?: Range;
  readonly holes?: readonly KnownGroup[];
  readonly empty?: boolean;
  readonly solids?: readonly Truth[];
}

// Half a minute of work on a quiet machine; the limit only ends a run that hangs.
const LIMIT = 900_000;

const source = kernelSource();
const bounds = (range: Range): readonly [number, number] =>
  typeof range === 'number' ? [range, range] : range;
const share = (right: readonly boolean[]) => right.filter(Boolean).length / Math.max(1, right.length);

function boxIsRight(truth: Truth, { box }: PartReport): boolean {
  const close = (sides?: readonly number[]) =>
    sides &&
    [...sides].sort((a, b) => a - b).every((side, index) => Math.abs((box[index] ?? 0) / side - 1) < 1e-3);
  return Boolean(close(truth.box ?? truth.bbox) || close(truth.boxAlt));
}

/** Every solid of a folder with its known data. */
async function analyseFolder(folder: string) {
  const truths = JSON.parse(readFileSync(`${samples}${folder}/truth.json`, 'utf8')) as Record<string, Truth>;
  const pairs: { name: string; truth: Truth; report: PartReport }[] = [];
  for (const name of readdirSync(`${samples}${folder}`)) {
    const truth = truths[name];
    if (!truth || truth.empty) continue;
    const bytes = new Uint8Array(readFileSync(`${samples}${folder}/${name}`));
    for (const report of analysePart(await readPart(bytes, detectFormat(bytes) ?? 'step', source))) {
      const own =
        truth.solids?.find(({ volume = 0 }) => Math.abs(report.volume / volume - 1) < 1e-3) ?? truth;
      pairs.push({ name, truth: own, report });
    }
  }
  return pairs;
}

/** Parts of MFCAD with a V slot, and the number of steps in their labels, which do not count it. */
const withValley = [
  ['0-3-4-7-13', 2],
  ['2-4-5-7-9', 1],
  ['2-4-7-12-13', 2],
  ['2-4-8-10-11', 1],
  ['4-6-7-8-13', 4],
] as const;

const where = present ? '' : ' (skipped: no ../shared/samples)';

test.skipIf(!present)(
  `truth parts: exact figures, every hole and pocket, the process${where}`,
  { timeout: LIMIT },
  async () => {
    for (const { name, truth, report } of await analyseFolder('step')) {
      expect(report.volume / (truth.volume ?? 1), name).toBeCloseTo(1, 6);
      expect(boxIsRight(truth, report), name).toBe(true);
      expect(matchHoles(truth.holes ?? [], report.holes), name).toMatchObject({ missed: 0, wrong: 0 });
      expect(report.process, name).toBe(truth.process);
      expect(report.pockets.length, name).toBe(truth.pockets ?? 0);
    }
  },
);

test.skipIf(!present)(
  `real parts: volume, holes, process, set-ups within their goals${where}`,
  { timeout: LIMIT },
  async () => {
    const pairs = [...(await analyseFolder('step-real')), ...(await analyseFolder('step-real/mfcad'))];
    let [right, missed, wrong] = [0, 0, 0];
    for (const { name, truth, report } of pairs) {
      if (truth.volume) {
        expect(Math.abs(report.volume / truth.volume - 1), name).toBeLessThan(truth.volTol ?? 1e-4);
      }
      if (!truth.holes) continue;
      const score = matchHoles(truth.holes, report.holes);
      right += score.right;
      missed += score.missed;
      wrong += score.wrong;
    }
    expect(right / (right + missed)).toBeGreaterThanOrEqual(0.95);
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.95);
    const machined = pairs.filter(({ truth, report }) => !truth.negative && report.exact);
    const processes = machined.filter(({ truth }) => truth.process);
    expect(
      share(processes.map(({ truth, report }) => [truth.process].flat().includes(report.process))),
    ).toBeGreaterThanOrEqual(0.9);
    const clamped = machined.filter(({ truth }) => truth.setups !== undefined);
    expect(
      share(
        clamped.map(({ truth, report }) => {
          const [low, high] = bounds(truth.setups as Range);
          return report.setups.length >= low - 1 && report.setups.length <= high + 1;
        }),
      ),
    ).toBeGreaterThanOrEqual(0.8);
    const boxed = pairs.filter(({ truth }) => truth.box);
    expect(share(boxed.map(({ truth, report }) => boxIsRight(truth, report)))).toBe(1);
    const pocketed = pairs.filter(({ truth }) => truth.pockets !== undefined);
    expect(
      share(
        pocketed.map(({ truth, report }) => {
          const [low, high] = bounds(truth.pockets as Range);
          return report.pockets.length >= low && report.pockets.length <= high;
        }),
      ),
    ).toBeGreaterThanOrEqual(0.9);
  },
);

test.skipIf(!present)(
  `parts that were misread once: threads, teeth, contours, sides of a boss, undercuts${where}`,
  { timeout: LIMIT },
  async () => {
    const read = async (file: string): Promise<PartReport> => {
      const bytes = new Uint8Array(readFileSync(`${samples}${file}`));
      return analysePart(await readPart(bytes, 'step', source))[0] as PartReport;
    };
    const screw = await read('step/b123d_M6_csk_screw.step');
    expect(screw.process).toBe('turn-mill');
    expect(screw.steps).toHaveLength(0);
    const pulley = await read('step/odri_transmission_pulley_at3_t10_center.step');
    expect(pulley).toMatchObject({ process: 'turn-mill', slots: [], teeth: [{ teeth: 10 }] });
    expect((await read('step-real/adafruit_gt2_pulley.step')).teeth).toMatchObject([{ teeth: 36 }]);
    expect((await read('step/odri_lower_leg_structure_fork.step')).steps).toHaveLength(0);
    expect((await read('step-real/screwjack_nut_thread.step')).threads).toMatchObject([
      { designation: 'M39', internal: true },
    ]);
    expect((await read('step-real/ratchet_pin_thread.step')).threads).toMatchObject([
      { designation: 'M6', internal: false },
    ]);
    const nut = await read('step-real/lumenpnp_tslot_nut_invalid.step');
    expect(nut.steps).toHaveLength(0);
    expect(nut.findings.map(({ code }) => code)).toContain('volume-doubt');
    expect(nut.threads).toMatchObject([{ designation: 'M5', internal: true }]);
    expect(nut.holes).toMatchObject([{ through: true, threadProposals: [{ designation: 'M5' }] }]);
    expect((await read('step-real/miniscope_baseplate_rat.stp')).pockets).toMatchObject([{ open: true }]);
    const plate = await read('step-real/nist_ctc_01_bspline.stp');
    expect(plate.steps).toHaveLength(0);
    expect(plate.outline?.perimeter).toBeGreaterThan(2000);
    expect(plate.holes.flatMap(({ threadProposals }) => threadProposals)).toEqual([]);
    expect((await read('step-real/trimesh_featuretype_inch.step')).steps.length).toBeLessThanOrEqual(1);
    const codes = ({ findings }: PartReport) => findings.map(({ code }) => code);
    expect(codes(await read('step-real/nist_ftc_06_bspline_inch.stp'))).not.toContain('undercut');
    const profile = await read('step-real/adafruit_2020_extrusion.step');
    expect(codes(profile)).toEqual(expect.arrayContaining(['drawn-profile', 'undercut']));
    const printed = await read('step-real/soarm_upper_arm_printed.step');
    expect(codes(printed)).toContain('printed');
    expect(printed.steps).toHaveLength(0);
    expect(printed.pockets.length).toBeLessThanOrEqual(13);
    expect(codes(await read('step-real/ratchet_flange.step'))).toContain('flared-hole');
    // 168 + 176 + 168 of flat walls and two bends of 14,5 · π/2, 1 more on each side.
    const bracket = await read('step-real/ratchet_bracket_sheet.step');
    expect(bracket.stock.map(({ label }) => label)).toEqual(['Lamiera 5 × 102 × 560 (sviluppo)']);
    for (const [name, steps] of withValley) {
      expect((await read(`step-real/mfcad/mfcad_${name}-23.step`)).steps, name).toHaveLength(steps);
    }
    const pulleyPlate = await read('step-real/jubilee_corner_pulley_plate.step');
    expect(pulleyPlate.findings[0]?.text).toMatch(/^ø3,3 → M4 o passaggio per M3\?/);
  },
);

test.skipIf(!present)(
  `colours of the file: overriding faces, parts of an assembly, one colour for all${where}`,
  { timeout: LIMIT },
  async () => {
    const coloursOf = async (file: string) => {
      const bytes = new Uint8Array(readFileSync(`${samples}${file}`));
      return analysePart(await readPart(bytes, 'step', source)).map(({ colours }) =>
        colours.map(({ rgb, faces }) => [rgb, faces.length]),
      );
    };
    expect(await coloursOf('step-real/caxif_io1_flange.stp')).toEqual([
      [
        ['#ffff00', 27],
        ['#ff0000', 2],
      ],
    ]);
    expect((await coloursOf('step-real/caxif_dm1_assembly.stp')).sort()).toEqual([
      [['#ff0000', 12]],
      [['#ff5400', 7]],
      [['#ffa800', 5]],
    ]);
    expect(await coloursOf('step-real/jubilee_z_plate.step')).toEqual([[['#00c0c0', 56]]]);
    expect(await coloursOf('step-real/miniscope_cap.step')).toEqual([[]]);
  },
);

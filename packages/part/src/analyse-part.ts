import { candidateDirections } from './box/candidate-directions.ts';
import { minimalBox } from './box/minimal-box.ts';
import { outerPoints } from './box/outer-points.ts';
import { listColours } from './colours/list-colours.ts';
import { findHoles } from './holes/find-holes.ts';
import { groupHoles } from './holes/group-holes.ts';
import { holeFlares } from './holes/hole-flares.ts';
import { teardropHoles } from './holes/teardrop-holes.ts';
import type { PartModel, SolidModel } from './model/part-model.ts';
import { SolidView } from './model/solid-view.ts';
import { findOutline, withoutOutline } from './outline/find-outline.ts';
import { asOutlineNotches } from './outline/outline-notches.ts';
import { withoutAnswered } from './pmi/answered-holes.ts';
import { pmiText } from './pmi/pmi-text.ts';
import { findPockets } from './pockets/find-pockets.ts';
import { hasSharpTool, sharpCorners } from './pockets/sharp-corners.ts';
import { chooseProcess } from './process/choose-process.ts';
import { drawnProfile, drawnTube } from './process/drawn-profile.ts';
import { isRoom, withBlindWork, withEvidence, withSockets } from './process/evidence.ts';
import { findGrooves } from './process/find-grooves.ts';
import { isLooseIsland } from './process/loose-islands.ts';
import { mainAxis } from './process/main-axis.ts';
import { measureSheet } from './process/measure-sheet.ts';
import { revolvedEnvelope } from './process/revolved-envelope.ts';
import { sheetThickness } from './process/sheet-thickness.ts';
import { windingFaces } from './process/winding-faces.ts';
import type { PartReport, PocketFeature } from './report/part-report.ts';
import { volumeDoubt } from './report/volume-doubt.ts';
import { writeFindings } from './report/write-findings.ts';
import { curvedFaces } from './rounds/curved-faces.ts';
import { countBosses, findChamfers, findFillets } from './rounds/find-roundings.ts';
import { sharpEdges } from './rounds/sharp-edges.ts';
import { markBroached } from './setups/broached-sockets.ts';
import { findSetups, indexedSetups, turningSetups } from './setups/find-setups.ts';
import { fitBar } from './stock/fit-bar.ts';
import { hasPlainSides } from './stock/plain-sides.ts';
import { proposeProfile } from './stock/propose-profile.ts';
import { proposeSheet } from './stock/propose-sheet.ts';
import { defaultStock, proposeStock, type StockOptions } from './stock/propose-stock.ts';
import { unfoldSheet } from './stock/unfold-sheet.ts';
import { findTeeth, withoutTeeth } from './teeth/find-teeth.ts';
import { findThreads } from './threads/find-threads.ts';
import { withThreadedHoles } from './threads/threaded-holes.ts';
import { sampleWalls } from './walls/sample-walls.ts';
import { thinWalls } from './walls/thin-walls.ts';

/** Measures known before features: enough for a first picture with its figures. */
export type PartMeasures = Pick<
  PartReport,
  'solid' | 'count' | 'unit' | 'exact' | 'volume' | 'area' | 'centre' | 'box' | 'boxAxes'
>;

interface AnalyseOptions {
  readonly stock?: StockOptions;
  /** Called for each solid as soon as its measures are there. */
  readonly onMeasures?: (measures: PartMeasures, solid: number) => void;
  /** Called for each solid as soon as all of it is there. */
  readonly onReport?: (report: PartReport, solid: number) => void;
}

/** A sound solid has no stray faces at all; rays along an edge may miss [measured on 60 models: 0]. */
const STRAY = 0.005;

/** Everything that can be read from a model: one report a solid. */
export function analysePart(model: PartModel, options: AnalyseOptions = {}): readonly PartReport[] {
  return model.solids.map((solid, index) => {
    const report = withoutIsland(model, index, analyseSolid(model, solid, index, options));
    options.onReport?.(report, index);
    return report;
  });
}

/** A piece that falls out of a cut-out of its neighbour is waste: it is named, and nothing is made of it. */
function withoutIsland(model: PartModel, index: number, report: PartReport): PartReport {
  const solid = model.solids[index] as SolidModel;
  const isIsland = model.solids.some((other, place) => place !== index && isLooseIsland(solid, other));
  if (!isIsland) return report;
  const text = 'Solido sciolto dentro un’apertura di un altro: cade con il taglio, è sfrido e non un pezzo.';
  return {
    ...report,
    process: 'unknown',
    processReason: text,
    stock: [],
    findings: [{ code: 'loose-island', level: 'info', text, faces: [] }, ...report.findings],
  };
}

function analyseSolid(
  model: PartModel,
  solid: SolidModel,
  index: number,
  options: AnalyseOptions,
): PartReport {
  const view = new SolidView(solid);
  const points = outerPoints(view);
  const box = minimalBox(points, candidateDirections(view));
  const measures: PartMeasures = {
    solid: solid.name,
    count: solid.count,
    unit: model.unit,
    exact: solid.exact,
    volume: solid.volume,
    area: solid.area,
    centre: solid.centre,
    box: box.sides,
    boxAxes: box.axes,
  };
  options.onMeasures?.(measures, index);
  const threads = findThreads(view);
  const round = withThreadedHoles(view, findHoles(view), threads);
  const stock = options.stock ?? defaultStock;
  const axis = mainAxis(view, stock.sizes);
  // The chords of a mesh make walls and corners that the part does not have.
  const { samples, stray } = solid.exact ? sampleWalls(view) : { samples: [], stray: 0 };
  const sheet = sheetThickness(view, samples);
  const chosen = chooseProcess(view, axis, sheet, box.sides[0]);
  const turned =
    axis && (chosen.process === 'turned' || chosen.process === 'turn-mill')
      ? new Set([...axis.faces, ...windingFaces(view, axis)])
      : new Set<number>();
  const taken = new Set([...round.flatMap(({ faces }) => faces), ...turned]);
  const { features: hollowed, outlineRadius } = findPockets(view, taken);
  const { drops, others: found } = teardropHoles(view, hollowed);
  const holes = [...round, ...drops];
  const worked = withBlindWork(chosen, sheet?.thickness ?? null, found);
  const { process } = worked;
  const teeth = findTeeth(view, turned.size > 0 ? axis : null);
  // Flanks of threads and teeth are cut by form tools: no wall is thin there, nothing is out of reach.
  const shaped = new Set([...threads, ...teeth].flatMap(({ faces }) => faces));
  const contoured = solid.exact && turned.size === 0 && process !== 'sheet';
  const outline = contoured ? findOutline(view, box) : null;
  const hollows = asOutlineNotches(view, withoutOutline(view, withoutTeeth(found, teeth), outline), box);
  // Between two flanges of a bent sheet nothing was milled out: only what is cut through it counts.
  const cut = process === 'sheet' ? hollows.filter(({ open }) => !open) : hollows;
  // Faces of a defective solid cross each other, and a part for printing has ledges and ribs everywhere: apparent steps
  // there are not steps.
  const isStepped = volumeDoubt(solid) === null && drops.length === 0;
  const stepped = isStepped ? cut : cut.filter(({ kind }) => kind !== 'step');
  const features = turned.size > 0 && axis ? markBroached(view, axis.line, stepped) : stepped;
  const pressed = new Set(features.filter(({ broached }) => broached).flatMap(({ faces }) => faces));
  const onLathe = new Set([...turned, ...pressed]);
  // A sheet is cut and bent: it is not clamped under a mill, so nothing has to be reached.
  const { setups, undercuts } =
    solid.exact && process !== 'sheet'
      ? findSetups(view, holes, features, onLathe, box)
      : { setups: [], undercuts: [] };
  const isBent = process === 'sheet' && sheet !== null && sheet.bends.length > 0;
  const blank = isBent ? unfoldSheet(view, sheet.thickness) : null;
  const barAxis = turned.size > 0 && axis ? axis.line.axis : box.axes[2];
  const of = (kind: PocketFeature['kind']) => features.filter((feature) => feature.kind === kind);
  const sharp = sharpCorners(view, features);
  const radii = [
    ...features
      .filter((feature) => feature.kind !== 'step' && !hasSharpTool(feature))
      .flatMap(({ cornerRadius }) => cornerRadius ?? []),
    ...(outlineRadius === null || outline === null ? [] : [outlineRadius]),
    ...(sharp > 0 ? [0] : []),
  ];
  const drilled = holes.flatMap(({ faces }) => faces);
  const hasRoom = isRoom(view, undercuts);
  const groups = groupHoles(view, holes, { threads, unit: model.unit });
  const drawn =
    turned.size > 0 && axis
      ? drawnTube(view, axis.line)
      : drawnProfile(view, { ...measures, undercuts, holes: groups, pockets: of('pocket'), process });
  // Thin legs of one thickness with rounded corners are bent sheet.
  const profile = drawn?.isOpen && process === 'sheet' ? null : drawn;
  const sockets = features.filter(({ broached }) => broached).length;
  const made = withEvidence(withSockets(worked, sockets, setups.length > 0 || teeth.length > 0), {
    profile,
    drops,
    hasRoom,
  });
  // A bought tube is not turned.
  const lathe = turned.size > 0 && !profile ? axis : null;
  const draft = {
    ...measures,
    process: made.process,
    processReason: made.reason,
    turning: lathe && {
      ...revolvedEnvelope(view, lathe.line, lathe.bar),
      grooves: findGrooves(view, lathe.line, turned),
    },
    sheet: sheet && measureSheet(view, sheet),
    stock: profile
      ? [proposeProfile(solid.volume, box.sides, profile, stock)]
      : blank
        ? [proposeSheet(solid.volume, blank, stock)]
        : proposeStock(solid.volume, box, fitBar(points, barAxis, holes), process, {
            ...stock,
            drawn: turned.size > 0 ? (axis?.bar ?? null) : null,
            isPlainSided: solid.exact && hasPlainSides(view, box),
          }),
    holes: withoutAnswered(groups, solid.pmi ?? []),
    pockets: of('pocket'),
    slots: of('slot'),
    steps: of('step'),
    outline,
    teeth,
    threads,
    bosses: countBosses(view, turned),
    fillets: findFillets(view, taken),
    ...findChamfers(view),
    edges: sharpEdges(view, new Set([...drilled, ...shaped]), turned, axis?.line ?? null),
    curved: curvedFaces(
      view,
      new Set([...drilled, ...shaped, ...turned]),
      setups.map(({ direction }) => direction),
    ),
    minInternalRadius: radii.length > 0 ? Math.min(...radii) : null,
    sharpCorners: sharp,
    ...thinWalls(
      view,
      samples.filter(({ face, behind }) => !shaped.has(face) && !shaped.has(behind)),
      process === 'sheet' ? 0 : box.sides[0],
    ),
    undercuts: undercuts.filter((face) => !shaped.has(face)),
    setups: lathe
      ? [...turningSetups(lathe.line.axis, [...onLathe]), ...indexedSetups(lathe.line.axis, setups)]
      : setups,
    colours: listColours(solid),
    pmi: (solid.pmi ?? []).map((note) => ({ ...note, text: pmiText(note) })),
  };
  const flares = draft.holes.flatMap((hole) => holeFlares(view, hole));
  const remarks = { drops, flares, profile, hasRoom, isInvalid: solid.closed && stray > STRAY };
  return { ...draft, findings: writeFindings(view, draft, model, remarks) };
}

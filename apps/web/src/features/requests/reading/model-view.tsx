import { useQuery } from '@tanstack/react-query';
import type { RequestFile, RequestFileKind } from '@truciolo/contract';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { makeLightModel } from '../../../entities/parts/open-part-reader.ts';
import { fileBytesQuery } from '../api/file-bytes.ts';
import classes from './sheet.module.css';

/** The viewer of the 3D Assistant, loaded once somebody wants to see a model. */
const LightCanvas = lazy(() => import('../../../entities/parts/viewer/light-canvas.tsx'));

const SOLIDS: readonly RequestFileKind[] = ['step', 'iges', 'stl', 'mesh'];
export const isSolid = (kind: RequestFileKind): boolean => SOLIDS.includes(kind);

const FAILED = 'Il modello 3D non si apre: scaricalo dagli allegati.';

interface ModelViewProps {
  readonly file: RequestFile;
  /** Reader and viewer of the 3D Assistant; a window without WebGL brings its own. */
  readonly makeLight?: typeof makeLightModel;
  readonly Canvas?: ComponentType<ComponentProps<typeof LightCanvas>>;
}

/** The model of a position, to turn. */
export function ModelView({ file, makeLight = makeLightModel, Canvas = LightCanvas }: ModelViewProps) {
  const { data: bytes, isError } = useQuery(fileBytesQuery(file));
  const light = useQuery({
    queryKey: ['request-model', file.guid],
    queryFn: async () => {
      if (!bytes || file.kind === 'mesh') return bytes ?? null;
      const source = { name: file.name, size: bytes.byteLength, arrayBuffer: async () => bytes.slice(0) };
      return (await makeLight(source))?.slice().buffer ?? null;
    },
    enabled: bytes !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const wait = <p className={classes.noSheet}>Apro il modello…</p>;
  if (isError || light.isError || light.data === null) return <p className={classes.noSheet}>{FAILED}</p>;
  if (!light.data) return wait;
  return (
    <div className={classes.model}>
      <Suspense fallback={wait}>
        <Canvas
          bytes={light.data}
          label={`Modello 3D di ${file.name}: trascina o premi le frecce per ruotare`}
          failed={FAILED}
        />
      </Suspense>
    </div>
  );
}

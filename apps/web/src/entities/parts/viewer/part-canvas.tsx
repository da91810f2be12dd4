import { useComputedColorScheme } from '@mantine/core';
import type { PartModel, Vec3 } from '@truciolo/part';
import {
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AxisCross } from '../../../components/scene/axis-cross.tsx';
import { type AxisDirection, axisDirections } from '../../../components/scene/axis-directions.ts';
import { resolveColour } from '../../../components/scene/colour.ts';
import { showIn } from '../../../components/scene/shared-renderer.ts';
import { type SideText, ViewCube } from '../../../components/scene/view-cube.tsx';
import type { ViewName } from '../../../components/scene/view-name.ts';
import { PartScene, type Picked, type Section } from './part-scene.ts';
import classes from './viewer.module.css';

export interface PartCanvasHandle {
  fit(): void;
  /** The picture as PNG; null where it could not be drawn. */
  copy(): Promise<Blob | null>;
}

/** A note at a point of the part. */
export interface PartLabel {
  readonly key: string;
  readonly text: string;
  readonly tone: 'measure' | 'chosen' | 'warn';
  readonly at: Vec3;
  readonly solid: number;
}

/** CSS colours of highlighted faces, by face. */
type FacePaint = ReadonlyMap<number, string>;

interface PartCanvasProps {
  readonly model: PartModel;
  /** Text alternative with the controls. */
  readonly label?: string;
  /** The focused solid; null = all alike. */
  readonly solid: number | null;
  readonly paint: FacePaint;
  readonly view: ViewName;
  readonly section: Section | null;
  readonly isTransparent: boolean;
  readonly isExploded: boolean;
  readonly labels: readonly PartLabel[];
  /** Outline of the raw piece. */
  readonly stock?: readonly (readonly Vec3[])[];
  /** A cube that turns with the part and looks at it from its sides. */
  readonly hasCube?: boolean;
  /** Words on the cube, Italian unless given. */
  readonly sideText?: SideText;
  readonly onPick: (picked: Picked | null) => void;
  /** Called when the graphics card refuses a context. */
  readonly onFailed: () => void;
  readonly ref?: Ref<PartCanvasHandle>;
}

const LABEL =
  'Modello 3D del pezzo: trascina o premi le frecce per ruotare, tasto destro per spostare, rotella o + e − per ingrandire, tocca una faccia per sceglierla';
/** A press that moves less than this is a click, pixels. */
const STILL = 5;
const EXPLODED = 0.9;

function openScene(host: HTMLElement, model: PartModel, label: string): PartScene | null {
  try {
    return new PartScene(showIn(host, label), model);
  } catch {
    return null;
  }
}

const NO_LINES: readonly (readonly Vec3[])[] = [];

interface Placed extends PartLabel {
  readonly x: number;
  readonly y: number;
}

/** The model in 3D with its notes. The module is loaded on demand. */
export default function PartCanvas(props: PartCanvasProps) {
  const { model, solid, paint, view, section, isTransparent, isExploded, labels, onPick, onFailed } = props;
  const { label = LABEL, stock = NO_LINES, hasCube = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const [scene, setScene] = useState<PartScene | null>(null);
  const [axes, setAxes] = useState<readonly AxisDirection[]>([]);
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const scheme = useComputedColorScheme('light');
  useImperativeHandle(
    props.ref,
    () => ({ fit: () => scene?.fit(), copy: () => scene?.copy() ?? Promise.resolve(null) }),
    [scene],
  );

  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const next = openScene(box, model, label);
    if (!next) {
      onFailed();
      return;
    }
    const watch = new ResizeObserver(() => next.resize(box.clientWidth, box.clientHeight));
    next.resize(box.clientWidth, box.clientHeight);
    watch.observe(box);
    setScene(next);
    return () => {
      watch.disconnect();
      next.dispose();
      setScene(null);
    };
  }, [model, label, onFailed]);

  useEffect(() => {
    if (!scene) return;
    const place = () => {
      setAxes(axisDirections(scene.camera));
      setPlaced(labels.map((label) => ({ ...label, ...scene.project(label.at, label.solid) })));
    };
    scene.onDrawn = place;
    place();
  }, [scene, labels]);

  const colours = useMemo(() => {
    const resolve = (colour: string) => resolveColour(document.body, colour);
    const faces = new Map([...paint].map(([face, colour]) => [face, resolve(colour)] as const));
    return {
      solid: {
        part: resolve('var(--dr-part)'),
        edge: resolve('var(--dr-edge)'),
        cut: resolve('var(--dr-dim)'),
        // On a dark background a part in full light looks washed out.
        light: scheme === 'dark' ? 1.1 : 1.5,
      },
      paint: model.solids.map((_, index) => (index === (solid ?? 0) ? faces : new Map())),
    };
  }, [model, paint, solid, scheme]);
  useEffect(() => scene?.setColours(colours.solid, colours.paint), [scene, colours]);
  useEffect(() => {
    scene?.setStock(isExploded ? NO_LINES : stock, colours.solid.cut);
  }, [scene, stock, isExploded, colours]);
  useEffect(() => scene?.look(view), [scene, view]);
  useEffect(() => scene?.setSection(section), [scene, section]);
  useEffect(() => scene?.setLook(isTransparent, solid), [scene, isTransparent, solid]);
  useEffect(() => scene?.setExploded(isExploded ? EXPLODED : 0), [scene, isExploded]);

  const pick = ({ clientX, clientY }: PointerEvent) => {
    const box = host.current?.getBoundingClientRect();
    const from = pressed.current;
    if (!box || !from || !scene || Math.hypot(clientX - from.x, clientY - from.y) > STILL) return;
    onPick(scene.pick(clientX - box.left, clientY - box.top, section));
  };

  return (
    <div
      ref={host}
      className={classes.stage}
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
      onPointerUp={pick}
    >
      {placed.map(({ key, text, tone, x, y }) => (
        <span key={key} className={classes.label} data-tone={tone} style={{ left: x, top: y }}>
          {text}
        </span>
      ))}
      <AxisCross axes={axes} />
      {hasCube && axes.length > 0 ? (
        <ViewCube
          axes={axes}
          onLook={(from) => scene?.lookFrom(from)}
          {...(props.sideText ? { textOf: props.sideText } : {})}
        />
      ) : null}
    </div>
  );
}

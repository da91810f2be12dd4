import type { OrbitView } from '../../../components/scene/orbit-view.ts';

/** A press turns by this much, rad. */
const TURN = Math.PI / 18;
const ZOOM = 1.15;

const keys: Readonly<Record<string, (view: OrbitView) => void>> = {
  ArrowLeft: (view) => view.turn(TURN, 0),
  ArrowRight: (view) => view.turn(-TURN, 0),
  ArrowUp: (view) => view.turn(0, -TURN),
  ArrowDown: (view) => view.turn(0, TURN),
  '+': (view) => view.zoom(ZOOM),
  '-': (view) => view.zoom(1 / ZOOM),
  '0': (view) => view.fit(),
};

/** Arrows turn the model, plus and minus zoom, zero fits the view. Returns a function that removes the listeners. */
export function turnByKeys(canvas: HTMLCanvasElement, view: OrbitView): () => void {
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(view);
  };
  canvas.tabIndex = 0;
  canvas.addEventListener('keydown', press);
  return () => {
    canvas.removeAttribute('tabindex');
    canvas.removeEventListener('keydown', press);
  };
}

import type { PartModel, Vec3 } from '@truciolo/part';
import {
  AmbientLight,
  Color,
  DirectionalLight,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three';
import { upDirection, viewDirection } from '../../../components/scene/camera-views.ts';
import type { Rgb } from '../../../components/scene/colour.ts';
import { OrbitView } from '../../../components/scene/orbit-view.ts';
import type { ViewName } from '../../../components/scene/view-name.ts';
import { nearestEdge } from '../measure/nearest-edge.ts';
import { faceAt } from './face-at.ts';
import { type ModelBox, modelBox, solidBox } from './model-box.ts';
import { type SolidColours, SolidShape } from './solid-shape.ts';
import { StockLines } from './stock-lines.ts';
import { turnByKeys } from './turn-by-keys.ts';

export interface Section {
  readonly axis: 0 | 1 | 2;
  /** mm; material beyond it is cut away. */
  readonly at: number;
}

export interface Picked {
  readonly solid: number;
  readonly face: number;
  /** Edge within a few pixels; null = only the face. */
  readonly edge: number | null;
  readonly point: Vec3;
}

const HAIR = 1e-4;

/** Distance within which a click selects the edge, pixels. */
const EDGE_PIXELS = 6;

/** Colours of the picture that customers see: grey in daylight, whatever the theme. */
const NEUTRAL: SolidColours = { part: [206, 211, 218], edge: [52, 58, 66], cut: [206, 211, 218], light: 1.5 };

/** A model in the 3D picture. */
export class PartScene {
  readonly box: ModelBox;
  private readonly view: OrbitView;
  private readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private readonly model: PartModel;
  private readonly shapes: readonly SolidShape[];
  private readonly sun = new DirectionalLight(0xffffff, 2.1);
  private readonly daylight = new AmbientLight(0xffffff, 1.5);
  private readonly stock = new StockLines();
  private readonly stopKeys: () => void;
  private perPixel = 1;
  private worn: readonly [SolidColours, readonly ReadonlyMap<number, Rgb>[]] = [NEUTRAL, []];
  private look3d: readonly [isTransparent: boolean, chosen: number | null] = [false, null];
  private section: Section | null = null;

  constructor(renderer: WebGLRenderer, model: PartModel) {
    this.renderer = renderer;
    this.model = model;
    this.box = modelBox(model);
    this.shapes = model.solids.map((solid) => new SolidShape(solid));
    this.scene.add(this.daylight, this.sun, this.stock.group, ...this.shapes.map(({ group }) => group));
    this.view = new OrbitView(renderer, this.scene, this.box, upDirection(false));
    this.view.beforeDrawing = (perPixel) => {
      this.perPixel = perPixel;
      // The light is attached to the camera.
      const { camera } = this.view;
      const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
      const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
      const back = new Vector3().setFromMatrixColumn(camera.matrixWorld, 2);
      this.sun.position.copy(back).addScaledVector(up, 0.7).addScaledVector(right, -0.4);
    };
    renderer.localClippingEnabled = true;
    this.stopKeys = turnByKeys(renderer.domElement, this.view);
  }

  get camera() {
    return this.view.camera;
  }

  set onDrawn(listener: () => void) {
    this.view.onDrawn = listener;
  }

  setColours(colours: SolidColours, paint: readonly ReadonlyMap<number, Rgb>[]): void {
    this.worn = [colours, paint];
    this.applyColours(colours, paint);
    this.view.ready();
  }

  private applyColours(colours: SolidColours, paint: readonly ReadonlyMap<number, Rgb>[]): void {
    this.shapes.forEach((shape, index) => {
      shape.setColours(colours, paint[index] ?? new Map());
    });
    this.daylight.intensity = colours.light;
  }

  /** `chosen`: the focused solid; the others are dimmed. Null: all alike. */
  setLook(isTransparent: boolean, chosen: number | null): void {
    this.look3d = [isTransparent, chosen];
    this.shapes.forEach((shape, index) => {
      shape.setLook(isTransparent, chosen !== null && this.shapes.length > 1 && index !== chosen);
    });
    this.view.ask();
  }

  setSection(section: Section | null): void {
    this.section = section;
    const normal = new Vector3();
    if (section) normal.setComponent(section.axis, -1);
    const planes = section ? [new Plane(normal, section.at)] : [];
    for (const shape of this.shapes) shape.setClipping(planes);
    this.view.ask();
  }

  /** 0 = as in the file; 1 = each solid at twice the distance from the centre. */
  setExploded(share: number): void {
    const middle = centreOf(this.box);
    this.shapes.forEach(({ group }, index) => {
      const solid = this.model.solids[index];
      if (!solid) return;
      group.position
        .copy(centreOf(solidBox(solid)))
        .sub(middle)
        .multiplyScalar(share);
    });
    const grow = (corner: Vec3): Vec3 => {
      const far = new Vector3(...corner)
        .sub(middle)
        .multiplyScalar(1 + share)
        .add(middle);
      return [far.x, far.y, far.z];
    };
    this.view.setFitBox({ min: grow(this.box.min), max: grow(this.box.max) });
    this.view.fit();
  }

  resize(width: number, height: number): void {
    this.view.resize(width, height);
  }

  look(name: ViewName): void {
    this.view.look(viewDirection(name, false));
  }

  /** Looks at the part from a side of the view cube. */
  lookFrom([x, y, z]: Vec3): void {
    // A hair off the axis: along "up" the eye would have no direction.
    this.view.look(new Vector3(x, z === 0 ? y : y - HAIR, z).normalize());
  }

  /** The raw piece as dashed lines; none where there is no outline. */
  setStock(lines: readonly (readonly Vec3[])[], colour: Rgb): void {
    this.stock.show(lines, colour);
    this.view.ask();
  }

  fit(): void {
    this.view.fit();
  }

  /** Picks the face and edge under a point of the picture, in pixels from its corner. */
  pick(x: number, y: number, section: Section | null): Picked | null {
    const { width, height, camera } = this.view;
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), camera);
    const hits = ray.intersectObjects(
      this.shapes.map(({ body }) => body),
      false,
    );
    const hit = hits.find(({ point }) => !section || point.getComponent(section.axis) <= section.at);
    if (!hit || hit.faceIndex == null) return null;
    const index = this.shapes.findIndex(({ body }) => body === hit.object);
    const solid = this.model.solids[index];
    const shape = this.shapes[index];
    if (!solid || !shape) return null;
    const local = hit.point.clone().sub(shape.group.position);
    const point: Vec3 = [local.x, local.y, local.z];
    const face = faceAt(solid.faces, hit.faceIndex);
    return { solid: index, face, point, edge: nearestEdge(solid, face, point, this.perPixel * EDGE_PIXELS) };
  }

  /** Screen position of a point of a solid, pixels. */
  project(point: Vec3, solid: number): { readonly x: number; readonly y: number } {
    const at = new Vector3(...point).add(this.shapes[solid]?.group.position ?? new Vector3());
    const { x, y } = at.project(this.view.camera);
    return { x: ((x + 1) / 2) * this.view.width, y: ((1 - y) / 2) * this.view.height };
  }

  /** The part from this side as a customer may see it: whole, grey on white, without colours of features or choices. */
  copy(): Promise<Blob | null> {
    const before = this.scene.background;
    const [worn, look, section] = [this.worn, this.look3d, this.section];
    this.scene.background = new Color(0xffffff);
    this.applyColours(NEUTRAL, []);
    this.setLook(false, look[1]);
    this.setSection(null);
    this.stock.group.visible = false;
    this.view.draw();
    // Requested in the same task: afterwards the graphics card may have released the picture.
    const made = new Promise<Blob | null>((resolve) => this.renderer.domElement.toBlob(resolve, 'image/png'));
    this.scene.background = before;
    this.stock.group.visible = true;
    this.applyColours(...worn);
    this.setLook(...look);
    this.setSection(section);
    return made;
  }

  dispose(): void {
    this.stopKeys();
    this.view.dispose();
    for (const shape of this.shapes) shape.dispose();
    this.stock.dispose();
    this.renderer.localClippingEnabled = false;
  }
}

const centreOf = ({ min, max }: ModelBox): Vector3 =>
  new Vector3(...min).add(new Vector3(...max)).multiplyScalar(0.5);

import type { Picture } from '@truciolo/gcode';
import { OrthographicCamera, Vector3, type WebGLRenderer } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { diagonalOf } from '../analysis/picture-box.ts';
import type { Cursor } from '../analysis/playback.ts';
import { upDirection, viewDirection } from './camera-views.ts';
import { toolPoint } from './cursor-point.ts';
import { isPlain, sizeTo } from './shared-renderer.ts';
import { Stage, type StageColours } from './stage.ts';
import type { ViewName } from './view-name.ts';

/** Half the picture's height in units of the camera; zoom does the rest. */
const HALF_HEIGHT = 100;

/** The 3D picture. Draws only when something changed: a page left open costs nothing. */
export class ToolpathScene {
  /** Called after each drawing, for what lies over the picture in HTML. */
  onDrawn: () => void = () => {};
  readonly camera = new OrthographicCamera();
  private readonly renderer: WebGLRenderer;
  private readonly controls: OrbitControls;
  private readonly stage: Stage;
  private readonly picture: Picture;
  private readonly isLathe: boolean;
  private width = 1;
  private height = 1;
  private asked = 0;
  /** The user chose what to see: a new window size leaves it alone. */
  private isTouched = false;
  private hidesRest = false;
  private hasColours = false;
  private segment: number;

  constructor(renderer: WebGLRenderer, picture: Picture, isLathe: boolean) {
    this.renderer = renderer;
    this.picture = picture;
    this.isLathe = isLathe;
    this.segment = picture.segments;
    this.stage = new Stage(picture, { isLathe, isPlain: isPlain(renderer) });
    this.camera.up.copy(upDirection(isLathe));
    this.controls = new OrbitControls(this.camera, renderer.domElement);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('change', this.ask);
    this.controls.addEventListener('start', () => {
      this.isTouched = true;
    });
  }

  setColours(colours: StageColours): void {
    this.stage.setColours(colours);
    this.hasColours = true;
    this.ask();
  }

  setCursor({ segment, seconds }: Cursor): void {
    this.segment = segment;
    const [x, y, z] = toolPoint(this.picture, segment, seconds);
    this.stage.marker.group.position.set(x, y, z);
    this.stage.path.setDone(segment + 1);
    this.stage.path.setDrawn(this.hidesRest ? segment + 1 : this.picture.segments);
    this.ask();
  }

  /** What is still to be cut: hidden, or drawn as a shade. */
  setHidesRest(hidesRest: boolean): void {
    this.hidesRest = hidesRest;
    this.stage.path.setDrawn(hidesRest ? this.segment + 1 : this.picture.segments);
    this.ask();
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    const halfWidth = (HALF_HEIGHT * this.width) / this.height;
    Object.assign(this.camera, {
      left: -halfWidth,
      right: halfWidth,
      top: HALF_HEIGHT,
      bottom: -HALF_HEIGHT,
    });
    this.camera.updateProjectionMatrix();
    sizeTo(this.renderer, this.width, this.height);
    if (this.isTouched) this.ask();
    else this.fit();
  }

  look(view: ViewName): void {
    const { min, max } = this.stage.fitBox;
    const size = diagonalOf(this.stage.fitBox) || 1;
    const centre = new Vector3(...min).add(new Vector3(...max)).multiplyScalar(0.5);
    this.controls.target.copy(centre);
    this.camera.position
      .copy(viewDirection(view, this.isLathe))
      .multiplyScalar(size * 4)
      .add(centre);
    this.camera.near = size * 0.01;
    this.camera.far = size * 40;
    this.camera.lookAt(centre);
    this.camera.updateMatrixWorld();
    this.fit();
  }

  /** The whole part fills the picture, seen from where the eye is. */
  fit(): void {
    this.isTouched = false;
    const right = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 1);
    const span = new Vector3(...this.stage.fitBox.max).sub(new Vector3(...this.stage.fitBox.min));
    const across = (axis: Vector3) =>
      Math.abs(axis.x * span.x) + Math.abs(axis.y * span.y) + Math.abs(axis.z * span.z) || 1;
    const wide = (2 * HALF_HEIGHT * this.width) / this.height / across(right);
    this.camera.zoom = 0.8 * Math.min(wide, (2 * HALF_HEIGHT) / across(up));
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.ask();
  }

  /** Gives back what the path took; the renderer draws the next one. */
  dispose(): void {
    cancelAnimationFrame(this.asked);
    this.controls.dispose();
    this.stage.dispose();
  }

  private readonly ask = (): void => {
    // A first drawing without colours would be thrown away.
    if (this.hasColours && this.asked === 0) this.asked = requestAnimationFrame(this.draw);
  };

  private readonly draw = (): void => {
    this.asked = 0;
    const perPixel = (2 * HALF_HEIGHT) / this.camera.zoom / this.height;
    this.stage.path.setScale(perPixel, this.width, this.height);
    this.renderer.render(this.stage.scene, this.camera);
    this.onDrawn();
  };
}

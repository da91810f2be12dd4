import { OrthographicCamera, type Scene, Vector3, type WebGLRenderer } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { sizeTo } from './shared-renderer.ts';

/** Half the picture's height in camera units; zoom does the rest. */
const HALF_HEIGHT = 100;
/** Smallest angle between the eye and the pole, rad. */
const NEAR_POLE = 0.02;

/** Corners of the box that the view is fitted to, mm. */
interface FitBox {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

const spanOf = ({ min, max }: FitBox): Vector3 => new Vector3(...max).sub(new Vector3(...min));

/** A camera that orbits a scene. It draws only after changes: an idle page costs nothing. */
export class OrbitView {
  /** Called before each drawing with the length of a pixel, mm. */
  beforeDrawing: (millimetresPerPixel: number) => void = () => {};
  /** Called after each drawing, for HTML overlays. */
  onDrawn: () => void = () => {};
  readonly camera = new OrthographicCamera();
  readonly scene: Scene;
  width = 1;
  height = 1;
  private readonly renderer: WebGLRenderer;
  private readonly controls: OrbitControls;
  private fitBox: FitBox;
  private asked = 0;
  private isReady = false;
  /** The user moved the camera: a resize keeps the view. */
  private isTouched = false;

  constructor(renderer: WebGLRenderer, scene: Scene, fitBox: FitBox, up: Vector3) {
    this.renderer = renderer;
    this.scene = scene;
    this.fitBox = fitBox;
    this.camera.up.copy(up);
    this.controls = new OrbitControls(this.camera, renderer.domElement);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('change', this.ask);
    this.controls.addEventListener('start', () => {
      this.isTouched = true;
    });
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

  /** Looks at the centre from a direction (part towards eye). */
  look(direction: Vector3): void {
    const { min, max } = this.fitBox;
    const size = spanOf(this.fitBox).length() || 1;
    const centre = new Vector3(...min).add(new Vector3(...max)).multiplyScalar(0.5);
    this.controls.target.copy(centre);
    this.camera.position
      .copy(direction)
      .multiplyScalar(size * 4)
      .add(centre);
    this.camera.near = size * 0.01;
    this.camera.far = size * 40;
    this.camera.lookAt(centre);
    this.camera.updateMatrixWorld();
    this.fit();
  }

  /** Fits the whole part into the picture, from the current direction. */
  fit(): void {
    this.isTouched = false;
    const right = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 1);
    const span = spanOf(this.fitBox);
    const across = (axis: Vector3) =>
      Math.abs(axis.x * span.x) + Math.abs(axis.y * span.y) + Math.abs(axis.z * span.z) || 1;
    const wide = (2 * HALF_HEIGHT * this.width) / this.height / across(right);
    this.camera.zoom = 0.8 * Math.min(wide, (2 * HALF_HEIGHT) / across(up));
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.ask();
  }

  /** Orbits the centre, rad: to the right and upwards, never over the pole. */
  turn(right: number, up: number): void {
    this.isTouched = true;
    const { target } = this.controls;
    const away = this.camera.position.clone().sub(target).applyAxisAngle(this.camera.up, right);
    const fromPole = away.angleTo(this.camera.up);
    const next = Math.min(Math.PI - NEAR_POLE, Math.max(NEAR_POLE, fromPole - up));
    const across = new Vector3().crossVectors(this.camera.up, away);
    if (across.lengthSq() > 0) away.applyAxisAngle(across.normalize(), next - fromPole);
    this.camera.position.copy(target).add(away);
    this.controls.update();
    this.ask();
  }

  zoom(factor: number): void {
    this.isTouched = true;
    this.camera.zoom *= factor;
    this.camera.updateProjectionMatrix();
    this.ask();
  }

  setFitBox(box: FitBox): void {
    this.fitBox = box;
  }

  /** Skips a first drawing without colours. */
  ready(): void {
    this.isReady = true;
    this.ask();
  }

  readonly ask = (): void => {
    if (this.isReady && this.asked === 0) this.asked = requestAnimationFrame(this.draw);
  };

  /** Draws at once, for a copy of the picture. */
  readonly draw = (): void => {
    this.asked = 0;
    this.beforeDrawing((2 * HALF_HEIGHT) / this.camera.zoom / this.height);
    this.renderer.render(this.scene, this.camera);
    this.onDrawn();
  };

  /** The renderer is shared and survives. */
  dispose(): void {
    cancelAnimationFrame(this.asked);
    this.controls.dispose();
  }
}

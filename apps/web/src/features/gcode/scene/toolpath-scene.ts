import type { Picture } from '@truciolo/gcode';
import type { OrthographicCamera, WebGLRenderer } from 'three';
import { upDirection, viewDirection } from '../../../components/scene/camera-views.ts';
import { OrbitView } from '../../../components/scene/orbit-view.ts';
import { isPlain } from '../../../components/scene/shared-renderer.ts';
import type { ViewName } from '../../../components/scene/view-name.ts';
import type { Cursor } from '../analysis/playback.ts';
import { toolPoint } from './cursor-point.ts';
import { Stage, type StageColours } from './stage.ts';

/** The toolpath in 3D, with the tool at the current time. */
export class ToolpathScene {
  private readonly view: OrbitView;
  private readonly stage: Stage;
  private readonly picture: Picture;
  private readonly isLathe: boolean;
  private hidesRest = false;
  private segment: number;

  constructor(renderer: WebGLRenderer, picture: Picture, isLathe: boolean) {
    this.picture = picture;
    this.isLathe = isLathe;
    this.segment = picture.segments;
    this.stage = new Stage(picture, { isLathe, isPlain: isPlain(renderer) });
    this.view = new OrbitView(renderer, this.stage.scene, this.stage.fitBox, upDirection(isLathe));
    this.view.beforeDrawing = (perPixel) =>
      this.stage.path.setScale(perPixel, this.view.width, this.view.height);
  }

  get camera(): OrthographicCamera {
    return this.view.camera;
  }

  set onDrawn(listener: () => void) {
    this.view.onDrawn = listener;
  }

  setColours(colours: StageColours): void {
    this.stage.setColours(colours);
    this.view.ready();
  }

  setCursor({ segment, seconds }: Cursor): void {
    this.segment = segment;
    const [x, y, z] = toolPoint(this.picture, segment, seconds);
    this.stage.marker.group.position.set(x, y, z);
    this.stage.path.setDone(segment + 1);
    this.stage.path.setDrawn(this.hidesRest ? segment + 1 : this.picture.segments);
    this.view.ask();
  }

  /** Hides the segments that are still to be cut, or draws them faintly. */
  setHidesRest(hidesRest: boolean): void {
    this.hidesRest = hidesRest;
    this.stage.path.setDrawn(hidesRest ? this.segment + 1 : this.picture.segments);
    this.view.ask();
  }

  resize(width: number, height: number): void {
    this.view.resize(width, height);
  }

  look(name: ViewName): void {
    this.view.look(viewDirection(name, this.isLathe));
  }

  fit(): void {
    this.view.fit();
  }

  /** Frees the buffers of the path. */
  dispose(): void {
    this.view.dispose();
    this.stage.dispose();
  }
}

import type { Technique } from '../model.ts';
import { FreeSpace } from './free-space.ts';
import type { Item, Placed } from './rect.ts';

/** A sheet being filled. */
export class OpenSheet {
  readonly kind: number;
  readonly placed: Placed[] = [];
  readonly space: FreeSpace;
  filled = 0;

  constructor(kind: number, length: number, width: number, technique: Technique) {
    this.kind = kind;
    this.space = new FreeSpace(length, width, technique);
  }

  /** Puts the item where `space.find` has just found room for it. */
  place(item: Item, splitLong: boolean): void {
    const { length, width } = this.space;
    const [x, y] = this.space.take(splitLong);
    this.placed.push({ item, x, y, length, width });
    this.filled += length * width;
  }
}

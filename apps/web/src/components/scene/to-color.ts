import { Color } from 'three';
import type { Rgb } from './colour.ts';

export const toColor = ([r, g, b]: Rgb): Color => new Color().setRGB(r / 255, g / 255, b / 255, 'srgb');

import { IconCube, IconFileTypePdf, IconPhoto, IconRotate3d, IconRuler2 } from '@tabler/icons-react';
import type { AttachedFile } from '@truciolo/contract';
import { isPicture, viewAddressOf } from './attached-file.ts';

const icons = {
  pdf: IconFileTypePdf,
  step: IconCube,
  iges: IconCube,
  dxf: IconRuler2,
  mesh: IconRotate3d,
  png: IconPhoto,
  jpeg: IconPhoto,
  webp: IconPhoto,
} as const;

/** A picture in small, the sign of its kind for every other file. */
export function FileMark({ file }: { readonly file: AttachedFile }) {
  if (isPicture(file)) return <img src={viewAddressOf(file)} alt="" loading="lazy" />;
  const Icon = icons[file.kind];
  return <Icon size={20} stroke={1.6} aria-hidden="true" />;
}

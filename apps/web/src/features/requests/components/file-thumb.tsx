import { IconCube, IconFileText, IconPhoto, IconTable, IconVector } from '@tabler/icons-react';
import type { RequestFileKind } from '@truciolo/contract';
import classes from './inbox.module.css';

const icons: Readonly<Record<RequestFileKind, typeof IconCube>> = {
  pdf: IconFileText,
  step: IconCube,
  iges: IconCube,
  stl: IconCube,
  mesh: IconCube,
  dxf: IconVector,
  png: IconPhoto,
  jpeg: IconPhoto,
  webp: IconPhoto,
  sheet: IconTable,
  text: IconTable,
};

export function FileThumb({ kind, name }: { readonly kind: RequestFileKind; readonly name: string }) {
  const Icon = icons[kind];
  return (
    <span className={classes.thumb} title={name} data-kind={kind}>
      <Icon size={16} stroke={1.4} aria-hidden="true" />
    </span>
  );
}

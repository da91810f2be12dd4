import { IconCube, IconFileText, IconPhoto, IconTable, IconVector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RequestFile, RequestFileKind } from '@truciolo/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { filePictureQuery, hasPicture } from '../pictures/file-picture.ts';
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

/** True once the element has come into view. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isSeen || !('IntersectionObserver' in window)) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

/** A small picture of a sheet, drawn once it comes into view; a sign for other files and until then. */
export function FileThumb({ file }: { readonly file: RequestFile }) {
  const { kind, name } = file;
  const Icon = icons[kind];
  const frame = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(frame);
  const { data: picture } = useQuery({ ...filePictureQuery(file), enabled: isSeen && hasPicture(file) });
  return (
    <span ref={frame} className={classes.thumb} title={name} data-kind={kind}>
      {picture ? <img src={picture} alt="" /> : <Icon size={16} stroke={1.4} aria-hidden="true" />}
    </span>
  );
}

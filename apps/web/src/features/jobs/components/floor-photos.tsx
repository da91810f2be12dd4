import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../components/panel/panel.tsx';
import { addressOf, viewAddressOf } from '../../../entities/files/attached-file.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { photosQuery } from '../api/job-calls.ts';
import classes from './jobs.module.css';

/** Pictures that the floor took of a job. */
export function FloorPhotos({ guid }: { readonly guid: string }) {
  const { data: photos = [] } = useQuery(photosQuery(guid));
  if (photos.length === 0) return null;
  return (
    <Panel title="Foto dal reparto" note={photos.length}>
      <div className={classes.photos}>
        {photos.map((photo) => (
          <a key={photo.guid} href={addressOf(photo)} target="_blank" rel="noreferrer">
            <img
              src={viewAddressOf(photo)}
              alt={`Fase ${photo.place}, ${photo.person}, ${formatDateTime(photo.at)}`}
              loading="lazy"
            />
            <span className="small muted">
              Fase {photo.place} · {photo.person}
            </span>
          </a>
        ))}
      </div>
    </Panel>
  );
}

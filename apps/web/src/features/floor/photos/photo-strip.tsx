import { IconCamera } from '@tabler/icons-react';
import type { FloorPhoto } from '@truciolo/contract';
import { type ChangeEvent, useEffect, useState } from 'react';
import { addressOf, viewAddressOf } from '../../../entities/files/attached-file.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import classes from './photos.module.css';
import { shrinkPhoto } from './shrink-photo.ts';
import { type UnsentPhoto, usePhotos } from './use-photos.ts';

interface PhotoStripProps {
  readonly phaseGuid: string;
  readonly photos: readonly FloorPhoto[];
  /** The pass of the person on a shared tablet, or null; undefined where nobody said who they are. */
  readonly who: () => Promise<{ readonly pass: string } | null | undefined>;
}

/** Pictures of a phase, and the button that takes one. */
export function PhotoStrip({ phaseGuid, photos, who }: PhotoStripProps) {
  const { unsent, add } = usePhotos(phaseGuid);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    const presser = await who();
    if (presser !== undefined) await add(await shrinkPhoto(file), presser?.pass);
    input.value = '';
  };
  const count = photos.length + unsent.length;
  return (
    <section className={classes.photos} aria-label="Foto">
      <div className={classes.pictures}>
        {unsent.map((photo) => (
          <UnsentPicture key={photo.guid} photo={photo} />
        ))}
        {photos.map((photo) => (
          <a key={photo.guid} href={addressOf(photo)} target="_blank" rel="noreferrer">
            <img
              src={viewAddressOf(photo)}
              alt={`Foto di ${photo.person}, ${formatDateTime(photo.at)}`}
              loading="lazy"
            />
          </a>
        ))}
        {count === 0 ? <span className="muted">Una bava, un utensile rotto? Scatta una foto.</span> : null}
      </div>
      <label className={classes.camera}>
        <IconCamera size={24} stroke={1.6} aria-hidden="true" />
        <span className={classes.hidden}>Scatta una foto</span>
        <input type="file" accept="image/*" capture="environment" onChange={(event) => void take(event)} />
      </label>
    </section>
  );
}

function UnsentPicture({ photo }: { readonly photo: UnsentPhoto }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(photo.bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <figure className={classes.unsent}>
      {address ? <img src={address} alt="Foto da inviare" /> : null}
      <figcaption>da inviare</figcaption>
    </figure>
  );
}

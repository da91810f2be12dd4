import { IconRotate3d, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadMesh } from '../api/offer-calls.ts';
import { type Language, offerWords } from '../offer-words.ts';
import offer from './offer.module.css';
import classes from './offer-model.module.css';

/** The 3D picture is loaded on demand: most buyers only read the price. */
const LightCanvas = lazy(() => import('../../../entities/parts/viewer/light-canvas.tsx'));

/** A phone's bar with the price lies over the end of the page. */
const bringIntoSight = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

interface OfferModelProps {
  readonly url: string;
  readonly part: string;
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The part to turn: a page has one 3D picture, so one position at a time shows it. */
export function OfferModel({ url, part, language, isOpen, onToggle }: OfferModelProps) {
  const words = offerWords(language);
  const mesh = useQuery({
    queryKey: ['offer-mesh', url],
    queryFn: ({ signal }) => loadMesh(url, signal),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const wait = <p className={offer.facts}>{words.wait}</p>;
  const Icon = isOpen ? IconX : IconRotate3d;
  return (
    <>
      <button type="button" className={classes.turn} aria-expanded={isOpen} onClick={onToggle}>
        <Icon size={16} stroke={1.6} aria-hidden="true" />
        {isOpen ? words.closeModel : words.openModel}
        <span className={offer.hidden}>{part}</span>
      </button>
      {isOpen ? (
        <div className={classes.model} ref={bringIntoSight}>
          {mesh.isError ? <p className={offer.facts}>{words.noModel}</p> : null}
          {mesh.isPending ? wait : null}
          {mesh.data ? (
            <Suspense fallback={wait}>
              <LightCanvas bytes={mesh.data} label={words.model(part)} failed={words.noModel} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

import { Button, Progress, SegmentedControl } from '@mantine/core';
import {
  isSheetKind,
  type RequestFieldKey,
  type RequestPosition,
  type ShopRequest,
} from '@truciolo/contract';
import type { PageSizes } from '@truciolo/drawing-fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { addressOf } from '../../../entities/files/attached-file.ts';
import { isSolid, ModelView } from './model-view.tsx';
import { OtherParts } from './other-parts.tsx';
import { PdfPage } from './pdf-page.tsx';
import type { PlacedText } from './placed-text.ts';
import { placesOf } from './places-of.ts';
import { usePdf } from './shared-pdf.ts';
import classes from './sheet.module.css';
import { SheetMarks } from './sheet-marks.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { useDrawing } from './use-drawing.ts';
import { modelOf, useModel } from './use-model.ts';

interface SheetColumnProps {
  readonly request: ShopRequest;
  readonly position: RequestPosition;
  readonly active: RequestFieldKey | null;
  readonly chosen: number;
  readonly mayWrite: boolean;
  readonly onField: (key: RequestFieldKey) => void;
  /** Words that the user clicked on the drawing. */
  readonly onText: (text: string) => void;
  /** The words of the shown drawing, once it was read. */
  readonly onSheet: (texts: readonly PlacedText[], sizes: PageSizes) => void;
  readonly onFields: (fields: RequestPosition['fields'], opened: RequestPosition) => void;
  /** Further parts of the drawing that become positions. */
  readonly onPositions: (added: readonly RequestPosition[]) => void;
}

const PICTURE_WIDTH = 900;

const legend = [
  [1, 'identità'],
  [3, 'materiale'],
  [4, 'lavorazioni'],
  [5, 'misure'],
] as const;

export function SheetColumn(props: SheetColumnProps) {
  const { request, position } = props;
  const own = request.files.filter(({ guid, kind }) => position.files.includes(guid) && isSheetKind(kind));
  const [guid, setGuid] = useState(own[0]?.guid);
  const file = own.find((one) => one.guid === guid) ?? own[0];
  const learned = { layouts: request.layouts, customerName: request.content.customerName };
  const drawing = useDrawing(file, position, request.content.positions, learned, props.onFields);
  // Both change the same fields: the model waits for the drawing.
  const isDrawingRead = !file || (drawing.bytes !== null && drawing.progress === null);
  const model = props.mayWrite && isDrawingRead ? modelOf(position, request.files) : undefined;
  useModel(model, position, props.onFields);
  const { onSheet } = props;
  const { texts, sizes } = drawing;
  useEffect(() => onSheet(texts, sizes), [onSheet, texts, sizes]);
  const pdf = usePdf(file?.kind === 'pdf' ? drawing.bytes : null);
  const room = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(PICTURE_WIDTH);
  const [zoom, setZoom] = useState(1);
  const places = placesOf(position, file?.guid ?? '');
  const shown = places.find(({ key, reading }) => key === props.active && reading === props.chosen)?.place
    .page;
  const [page, setPage] = useState(1);
  useEffect(() => {
    if (shown) setPage(shown);
  }, [shown]);
  useEffect(() => {
    const frame = room.current;
    if (!frame) return;
    const measure = () => setFit(Math.max(280, frame.clientWidth - 32));
    const watcher = new ResizeObserver(measure);
    watcher.observe(frame);
    measure();
    return () => watcher.disconnect();
  }, []);
  const width = Math.round(fit * zoom);
  const wholePage = useCallback(
    (sheet: { readonly width: number; readonly height: number }) => {
      const scale = width / sheet.width;
      return { scale, left: 0, top: 0, width, height: sheet.height * scale };
    },
    [width],
  );
  const solid = request.files.find(({ guid: one, kind }) => position.files.includes(one) && isSolid(kind));
  const [wantsModel, setModel] = useState(false);
  const isModel = solid !== undefined && (wantsModel || !file);

  if (!file && !solid)
    return (
      <section className={classes.sheet} aria-label="Disegno" ref={room}>
        <p className={classes.noSheet}>Nessun disegno per questa posizione.</p>
        {request.text ? <p className={classes.mailText}>{request.text}</p> : null}
      </section>
    );
  return (
    <section className={classes.sheet} aria-label="Disegno" ref={room}>
      <div className={classes.tools}>
        {isModel ? null : (
          <SheetTools zoom={zoom} page={page} pages={pdf?.numPages ?? 1} onZoom={setZoom} onPage={setPage} />
        )}
        {solid && file ? (
          <SegmentedControl
            size="xs"
            aria-label="Che cosa si vede"
            data={[
              { value: 'sheet', label: 'Disegno' },
              { value: 'model', label: '3D' },
            ]}
            value={isModel ? 'model' : 'sheet'}
            onChange={(value) => setModel(value === 'model')}
          />
        ) : null}
        {own.length > 1 && file && !isModel ? (
          <SegmentedControl
            size="xs"
            aria-label="File"
            data={own.map((one) => ({ value: one.guid, label: one.name }))}
            value={file.guid}
            onChange={setGuid}
          />
        ) : null}
        {isModel ? null : (
          <span className={classes.sheetLegend}>
            {legend.map(([group, label]) => (
              <span key={label} data-group={group}>
                <i className={classes.swatch} /> {label}
              </span>
            ))}
          </span>
        )}
      </div>
      {drawing.progress ? (
        <div className={classes.readingNow} role="status">
          <span>
            {drawing.progress.how === 'ocr' ? 'Senza testo: riconosco le lettere (OCR)' : 'Leggo il disegno'},
            pagina {drawing.progress.at} di {drawing.progress.of}
          </span>
          <Progress
            flex={1}
            value={(drawing.progress.at / drawing.progress.of) * 100}
            aria-label="Lettura del disegno"
          />
          <Button size="compact-xs" variant="default" onClick={drawing.cancel}>
            Annulla
          </Button>
        </div>
      ) : null}
      {drawing.problem ? <NoteBar tone="warn">{drawing.problem}</NoteBar> : null}
      <OtherParts
        others={props.mayWrite ? drawing.others : []}
        positions={request.content.positions}
        onAdd={props.onPositions}
      />
      {isModel && solid ? <ModelView file={solid} /> : null}
      {isModel || !file ? null : (
        <div className={classes.paper}>
          <div className={classes.pageFrame} style={{ width }}>
            {file.kind === 'pdf' ? (
              pdf && <PdfPage pdf={pdf} page={page} windowOf={wholePage} />
            ) : (
              <img src={addressOf(file)} alt={file.name} style={{ width }} />
            )}
            <SheetMarks
              places={places.filter(({ place }) => place.page === page)}
              texts={props.mayWrite && props.active ? drawing.texts.filter((text) => text.page === page) : []}
              active={props.active}
              chosen={props.chosen}
              onField={props.onField}
              onText={props.onText}
            />
          </div>
        </div>
      )}
    </section>
  );
}

import { MantineProvider } from '@mantine/core';
import type { PartModel } from '@truciolo/part';
import { useCallback, useEffect, useState } from 'react';
import PartCanvas from '../../../entities/parts/viewer/part-canvas.tsx';
import { useScheme } from '../use-scheme.ts';
import { useWords } from '../words/shop-words.ts';
import { sideText } from './side-text.ts';
import { takeGraphics } from './still-picture.ts';

interface TurnCanvasProps {
  readonly model: PartModel;
  readonly name: string;
}

const nothing = () => {};
const noPaint = new Map<number, string>();

/** The model to turn, with the cube of views. The module is loaded on demand. */
export default function TurnCanvas({ model, name }: TurnCanvasProps) {
  const { language, words } = useWords();
  const scheme = useScheme();
  const [canDraw, setCanDraw] = useState(true);
  const showFallback = useCallback(() => setCanDraw(false), []);
  useEffect(takeGraphics, []);
  if (!canDraw) return <p>{words.noModel}</p>;
  return (
    // The canvas asks the app's library for light or dark; this page has no other use for it.
    <MantineProvider forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      <PartCanvas
        model={model}
        label={words.model(name)}
        solid={null}
        paint={noPaint}
        view="iso"
        section={null}
        isTransparent={false}
        isExploded={false}
        labels={[]}
        hasCube
        sideText={sideText(language)}
        onPick={nothing}
        onFailed={showFallback}
      />
    </MantineProvider>
  );
}

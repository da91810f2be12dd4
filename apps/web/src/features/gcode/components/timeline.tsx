import { ActionIcon, Select } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { toolName } from '@truciolo/gcode';
import { writeShortClock } from '@truciolo/italian';
import { useState } from 'react';
import type { Playback } from '../analysis/playback.ts';
import type { AnalysisResult } from '../analysis/protocol.ts';
import { toolColour } from '../scene/palette.ts';
import classes from './timeline.module.css';
import { useCursor } from './use-cursor.ts';

const SPEEDS = ['1', '10', '50', '250'].map((value) => ({ value, label: `${value}×` }));

interface TimelineProps {
  readonly result: AnalysisResult;
  readonly playback: Playback;
}

/** The program's time cut by tool, with the slider that moves tool and line. */
export function Timeline({ result, playback }: TimelineProps) {
  const { runs, report, picture } = result;
  const cursor = useCursor(playback);
  const [speed, setSpeed] = useState(String(playback.speed));
  const total = picture.seconds || 1;
  const share = (seconds: number) => `${(seconds / total) * 100}%`;
  const nameOf = (slot: number) => {
    const tool = report.tools[slot - 1];
    return tool ? toolName(tool) : 'nessun utensile';
  };
  const onSpeed = (next: string | null) => {
    if (next === null) return;
    playback.speed = Number(next);
    setSpeed(next);
  };
  const position = `${writeShortClock(cursor.seconds)} di ${writeShortClock(total)}, riga ${cursor.line}`;
  return (
    <div className={classes.timeline}>
      <ActionIcon
        variant="default"
        size={28}
        aria-label={cursor.isPlaying ? 'Pausa' : 'Avvia'}
        disabled={picture.segments === 0}
        onClick={() => playback.toggle()}
      >
        {cursor.isPlaying ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
      </ActionIcon>
      <div className={classes.track}>
        {runs.map(({ tool, change, from, to }) => (
          <i
            key={from}
            title={change ? `Cambio ${nameOf(tool)}` : nameOf(tool)}
            data-change={change || undefined}
            style={{
              left: share(from),
              width: share(to - from),
              background: change ? undefined : toolColour(tool),
            }}
          />
        ))}
        <input
          type="range"
          className={classes.slider}
          aria-label="Tempo del programma"
          aria-valuetext={position}
          min={0}
          max={total}
          step={total / 1000}
          value={cursor.seconds}
          disabled={picture.segments === 0}
          onChange={(event) => playback.goToSeconds(Number(event.currentTarget.value))}
        />
      </div>
      <span className={classes.clock}>
        <b>{writeShortClock(cursor.seconds)}</b> / {writeShortClock(picture.seconds)}
      </span>
      <Select
        className={classes.speed}
        aria-label="Velocità di riproduzione"
        allowDeselect={false}
        data={SPEEDS}
        value={speed}
        onChange={onSpeed}
      />
    </div>
  );
}

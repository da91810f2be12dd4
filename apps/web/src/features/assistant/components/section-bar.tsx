import { SegmentedControl, Slider, Switch } from '@mantine/core';
import type { ModelBox } from '../../../entities/parts/viewer/model-box.ts';
import type { Section } from '../../../entities/parts/viewer/part-scene.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './viewport.module.css';

const AXES = [
  { value: 'none', label: 'No' },
  { value: '0', label: 'X' },
  { value: '1', label: 'Y' },
  { value: '2', label: 'Z' },
];

interface SectionBarProps {
  readonly box: ModelBox;
  readonly section: Section | null;
  readonly onSection: (section: Section | null) => void;
  readonly isTransparent: boolean;
  readonly onTransparent: (isTransparent: boolean) => void;
  /** Null: there is one solid alone. */
  readonly isExploded: boolean | null;
  readonly onExploded: (isExploded: boolean) => void;
}

/** Cuts the picture with a plane; see-through; solids apart. */
export function SectionBar(props: SectionBarProps) {
  const { box, section, onSection, isTransparent, onTransparent, isExploded, onExploded } = props;
  const choose = (value: string) => {
    if (value === 'none') return onSection(null);
    const axis = Number(value) as Section['axis'];
    onSection({ axis, at: (box.min[axis] + box.max[axis]) / 2 });
  };
  return (
    <div className={classes.sectionBar}>
      <span>Sezione</span>
      <SegmentedControl
        size="xs"
        aria-label="Piano di sezione"
        data={AXES}
        value={section ? String(section.axis) : 'none'}
        onChange={choose}
      />
      {section ? (
        <>
          <Slider
            className={classes.track ?? ''}
            size="sm"
            label={null}
            thumbLabel="Posizione della sezione"
            min={box.min[section.axis]}
            max={box.max[section.axis]}
            step={(box.max[section.axis] - box.min[section.axis]) / 200 || 1}
            value={section.at}
            onChange={(at) => onSection({ ...section, at })}
          />
          <b className={classes.depth}>
            {formatNumber(section.at, 1)} <span className="unit">mm</span>
          </b>
        </>
      ) : null}
      <div className={classes.switches}>
        {isExploded === null ? null : (
          <Switch
            size="xs"
            label="Esplodi"
            checked={isExploded}
            onChange={({ currentTarget }) => onExploded(currentTarget.checked)}
          />
        )}
        <Switch
          size="xs"
          label="Trasparente"
          checked={isTransparent}
          onChange={({ currentTarget }) => onTransparent(currentTarget.checked)}
        />
      </div>
    </div>
  );
}

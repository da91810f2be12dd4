import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { rankedFilter } from '../../components/ranked-filter.ts';

/** Hot-chip orange from tint to ink. Pages use the tokens; Mantine wants ten steps to exist. */
const chip: MantineColorsTuple = [
  '#fff1ea',
  '#ffe0d2',
  '#ffc0a4',
  '#ff9c67',
  '#ff8a4c',
  '#f0692a',
  '#d9480f',
  '#c8420c',
  '#b03908',
  '#8f2d05',
];

const plain = { border: '1px solid transparent' };

/** Buttons take their colours from the tokens, so that both schemes keep the contrast they were drawn with. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const primary = input.color === undefined || input.color === 'chip';
  if (input.variant === 'filled' && primary) {
    return { ...plain, background: 'var(--accent)', hover: 'var(--accent-hover)', color: 'var(--on-accent)' };
  }
  if (input.variant === 'subtle') {
    const color = input.color === 'red' ? 'var(--bad)' : 'var(--text-2)';
    return { ...plain, background: 'transparent', hover: 'var(--hover)', color };
  }
  if (input.variant === 'default' && input.color === 'red') {
    return {
      border: '1px solid var(--line-strong)',
      background: 'var(--panel)',
      hover: 'var(--bad-tint)',
      color: 'var(--bad)',
    };
  }
  return defaultVariantColorsResolver(input);
};

/** Buttons of 32 px; `size="xs"` gives 26 px, for rows of a table. */
const buttonVars = (_theme: unknown, { size }: { size?: unknown }) => ({
  root:
    size === 'xs'
      ? { '--button-height': '26px', '--button-fz': 'var(--t-sm)', '--button-padding-x': '8px' }
      : { '--button-height': '32px', '--button-fz': 'var(--t-md)', '--button-padding-x': '12px' },
});

/** Fields of 32 px with 13 px text, as the mock-ups have them. */
const field = { vars: () => ({ wrapper: { '--input-height': '32px', '--input-fz': 'var(--t-md)' } }) };

export const theme = createTheme({
  primaryColor: 'chip',
  primaryShade: { light: 7, dark: 4 },
  colors: { chip },
  variantColorResolver,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' }, vars: buttonVars },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 32 } },
    Input: field,
    // Every searchable field shows the best match first, and Enter takes it.
    Select: { defaultProps: { filter: rankedFilter, selectFirstOptionOnChange: true } },
    MultiSelect: { defaultProps: { filter: rankedFilter } },
    Autocomplete: { defaultProps: { filter: rankedFilter } },
    TagsInput: { defaultProps: { filter: rankedFilter } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { color: '#14191e', backgroundOpacity: 0.5 },
        transitionProps: { duration: 120 },
      },
    },
    Drawer: { defaultProps: { overlayProps: { color: '#14191e', backgroundOpacity: 0.5 } } },
    Notification: { defaultProps: { radius: 'md' } },
  },
});

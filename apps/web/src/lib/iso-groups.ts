import { isoGroups } from '@truciolo/contract';

const groupLabels: Readonly<Record<(typeof isoGroups)[number], string>> = {
  P: 'P · acciai',
  M: 'M · inossidabili',
  K: 'K · ghise',
  N: 'N · non ferrosi',
  S: 'S · superleghe e titanio',
  H: 'H · temprati',
  plastic: 'Plastiche',
};
export const groupOptions = isoGroups.map((value) => ({ value, label: groupLabels[value] }));
export const groupName = (value: string): string =>
  groupOptions.find((option) => option.value === value)?.label ?? value;

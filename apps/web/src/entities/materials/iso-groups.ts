import { isoGroupLabels, isoGroups } from '@truciolo/contract';

export const groupOptions = isoGroups.map((value) => ({ value, label: isoGroupLabels[value] }));
export const groupName = (value: string): string =>
  groupOptions.find((option) => option.value === value)?.label ?? value;

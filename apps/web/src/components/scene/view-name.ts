export type ViewName = 'iso' | 'top' | 'front' | 'side';

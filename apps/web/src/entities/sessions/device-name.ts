/** Browser and system of a session, as lists and questions name it. */
export const deviceName = (device: string | null): string => device ?? 'Dispositivo sconosciuto';

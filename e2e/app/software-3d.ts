/** A browser without a graphics card draws 3D in software, but only when told to. */
export const software3d = {
  launchOptions: {
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-dev-shm-usage',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  },
};

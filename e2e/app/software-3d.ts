/**
 * A browser without a graphics card draws 3D in software, but only when told to. The last two switches keep the rest of
 * the page out of that software, where its GPU process took six times as long.
 */
export const software3d = {
  launchOptions: {
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing',
      '--disable-gpu-rasterization',
      '--disable-dev-shm-usage',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  },
};

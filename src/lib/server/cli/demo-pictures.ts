import { defineCommand } from 'citty';
import { PictureProcess } from '../services/media/picture-process.ts';
import { drawDemo } from '../services/seed/demo-drawings.ts';
import { json, say } from './output.ts';

/** Draws the demo's pictures ahead, which `npm start` does beside the build. */
export default defineCommand({
  meta: { name: 'demo-pictures', description: 'Draws the pictures of the demo venue ahead' },
  args: { json },
  async run({ args }) {
    const pictures = await drawDemo(new PictureProcess());
    say(args, { pictures }, `${String(pictures)} pictures are drawn.`);
  },
});

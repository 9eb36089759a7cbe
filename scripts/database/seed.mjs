// npm run seed -- --scale 10: fills an empty database (DATABASE_URL, else the embedded one) with sample data.
import { runCommand } from './runCommand.mjs';

await runCommand('sample/seed.ts');

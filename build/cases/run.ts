/** `npm run cases -- PATH...`: runs rule cases from files and folders. */
import { countsText, runCases } from './runCases';

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Usage: npm run cases -- PATH... (case files, or folders of them)');
  process.exitCode = 1;
} else {
  const { failures, categories, total } = runCases(paths);
  for (const failure of failures) console.log(failure);
  for (const [category, counts] of categories) console.log(`${category}: ${countsText(counts)}`);
  console.log(countsText(total));
  if (total.failed > 0) process.exitCode = 1;
}

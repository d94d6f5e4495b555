import { redirects } from '@/content/redirects';
import { writeHostFiles } from './host-files';

for (const { file, isWritten } of writeHostFiles(redirects)) {
  console.log(`${file}: ${isWritten ? 'written' : 'as it should be'}`);
}

import { redirects } from '@/content/redirects';
import { writeHostFiles } from './host-files';

console.log(
  writeHostFiles('out', redirects).join(', ') || 'All files of the hosts are as they should be.',
);

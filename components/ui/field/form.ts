/** Brings the style sheet of lists of choices, of long texts and of fields that wait. */
import './form.css';

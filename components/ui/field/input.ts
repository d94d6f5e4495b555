import './input.css';

/** The class of a text field, a list of choices or a text area; an invalid one sets aria-invalid. */
export const inputClass = 'text-input';

import './scheduler-week.css';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = [9, 10, 11, 12, 13, 14, 15, 16];

/** A working week without its times, in the calendar's place until that answers. */
export function SchedulerWeek() {
  return (
    <div aria-hidden="true" className="scheduler-week mb-6 grid">
      {days.map((day) => (
        <div key={day} className="scheduler-day flex flex-col">
          <span className="scheduler-name type-label">{day}</span>
          {hours.map((hour) => (
            <span key={hour} className="scheduler-slot rounded-small bg-sunk" />
          ))}
        </div>
      ))}
    </div>
  );
}
